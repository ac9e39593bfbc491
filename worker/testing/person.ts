import * as v from "valibot";
import { ChallengeMade } from "../../shared/protocol/challenges.ts";
import { type FriendChange, FriendsAnswer } from "../../shared/protocol/friends.ts";
import { MatchList } from "../../shared/protocol/http.ts";
import type { InboxItem } from "../../shared/protocol/inbox.ts";
import { Visitor } from "./visitor.ts";

export const kraft = { ruleset: "kraft", lexicon: "sv", format: "casual" } as const;

/** A visitor with an account, whom others can find. */
export class Person extends Visitor {
  id = "";
  name = "";
  code = "";

  static async make(): Promise<Person> {
    const person = new Person();
    const { body } = (await person.post("/api/me")) as { body: { player: { id: string; name: string; code: string } } };
    return Object.assign(person, body.player);
  }

  async challenge(to: object, wanted: object = kraft): Promise<ChallengeMade> {
    const { status, body } = await this.post("/api/challenges", { ...wanted, to });
    if (status !== 201) throw new Error(`not sent: ${status} ${JSON.stringify(body)}`);
    return v.parse(ChallengeMade, body);
  }

  list = async () => v.parse(MatchList, (await this.get("/api/matches")).body);
  inbox = async (): Promise<readonly InboxItem[]> => (await this.list()).inbox;
  read = (items: readonly InboxItem[]) => this.post("/api/inbox/read", { items: items.map(({ id }) => id) });
  friends = async () => v.parse(FriendsAnswer, (await this.get("/api/friends")).body);
  does = (what: FriendChange["does"], whom: Person) => this.post("/api/friends", { does: what, whom: { code: whom.code } });
}

export const two = () => Promise.all([Person.make(), Person.make()]);
