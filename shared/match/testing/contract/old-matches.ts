import { describe, expect, it } from "vitest";
import alfapetThree from "../../../../test/fixtures/stored/alfapet-three-live.json" with { type: "json" };
import kraftCasual from "../../../../test/fixtures/stored/kraft-casual-live.json" with { type: "json" };
import kraftClassicBlitz from "../../../../test/fixtures/stored/kraft-classic-blitz-live.json" with { type: "json" };
import kraftLobby from "../../../../test/fixtures/stored/kraft-lobby.json" with { type: "json" };
import kraftOpen from "../../../../test/fixtures/stored/kraft-open.json" with { type: "json" };
import kraftResigned from "../../../../test/fixtures/stored/kraft-resigned.json" with { type: "json" };
import wordfeudRandom from "../../../../test/fixtures/stored/wordfeud-random-live.json" with { type: "json" };
import type { MatchCommand } from "../../../protocol/client-message.ts";
import { outcomeOf, verify } from "../../fair/verify.ts";
import type { Kind } from "../../mode.types.ts";
import type { TestClient } from "../client.ts";
import type { MakeRig, OldMatch, Rig } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { PASS, RESIGN, wait } from "./prepared.ts";

/** As they were stored before there were commits and nonces. They are never made anew: what they show is that this still is read. */
const WITHOUT_COMMIT = { alfapetThree, kraftCasual, kraftLobby, kraftOpen, kraftResigned };
/** As they were stored while commands were told apart by their SHA-256. */
const HASHED = { kraftClassicBlitz, wordfeudRandom };
const MATCHES: Readonly<Record<string, OldMatch>> = { ...WITHOUT_COMMIT, ...HASHED };

/** Of a version of the state that no code knows: all of it is folded anew from the log. */
const foldedAnew = (old: OldMatch): OldMatch => ({ ...old, head: { ...old.head, version: 0, fold: "of another shape" } });

/** As each was stored, and with nothing but its log. */
export const bothWays = (matches: Readonly<Record<string, OldMatch>>) =>
  Object.entries(matches).flatMap(([name, old]) => [
    { name, old },
    { name: `${name}, folded anew`, old: foldedAnew(old) },
  ]);

export async function back<K extends Kind, Client>(rig: Rig<K, Client>, old: OldMatch): Promise<readonly Client[]> {
  await rig.restore(old);
  const clients: Client[] = [];
  for (const player of old.players) clients.push(await rig.connect(player));
  return clients;
}

const all = (clients: readonly TestClient[]) => Promise.all(clients.map((client) => client.settle()));

interface Sent {
  readonly seat: number;
  readonly id: string;
  readonly command: MatchCommand;
  readonly n: number;
}

/** The last stored command that its event tells whole, as its client would send it again. */
function lastSent({ log }: OldMatch): Sent {
  for (const { events, id, seat, reply } of log.toReversed()) {
    const [event] = JSON.parse(String(events)) as { readonly type: string }[];
    const { n } = (JSON.parse(String(reply)) as { readonly n: number } | null) ?? { n: 0 };
    const sent = { seat: Number(seat), id: String(id), n };
    if (id !== null && event?.type === "passed") return { ...sent, command: PASS };
    if (id !== null && event?.type === "ready") return { ...sent, command: { type: "ready" } };
  }
  throw new Error("no such command");
}

export function oldMatches(make: MakeRig): void {
  describe("a match from before", () => {
    it.each(bothWays(MATCHES))("A-93 R-20 $name: everybody sees what they saw", async ({ old }) => {
      const rig = await make();
      const clients = await back(rig, old);
      for (const [index, { n, view }] of old.seen.entries()) {
        expect(clients[index]?.n).toBe(n);
        expect(stable(clients[index]?.view)).toBe(stable(view));
      }
    });

    it.each(["kraftCasual", "alfapetThree", "kraftLobby", "kraftClassicBlitz", "wordfeudRandom"])(
      "A-93 R-25 %s: a command sent again across the deploy has its old answer",
      async (name) => {
        const old = MATCHES[name];
        if (old === undefined) throw new Error(name);
        const rig = await make();
        const clients = await back(rig, old);
        const { seat, id, command, n } = lastSent(old);
        const client = clients[old.players.indexOf(String(old.about.holders.find((one) => one.seat === seat)?.player))];
        expect(await client?.ask(command, { id })).toEqual({ t: "done", id, n });
        expect(await client?.try(RESIGN, { id })).toBe("id-reused");
      },
    );

    it.each<OldMatch>([kraftCasual, alfapetThree, kraftClassicBlitz, wordfeudRandom])(
      "A-93 what was live goes on to its end, and its record is whole",
      async (old) => {
        const rig = await make();
        const clients = await back(rig, old);
        for (let passes = 0; passes < 20 && clients[0]?.view.phase === "live"; passes++) {
          expect(await clients[clients[0].game.turn]?.try(PASS, { id: `anew-${passes}-of-these` })).toBe("done");
          await all(clients);
        }
        expect(clients[0]?.game.result).toMatchObject({ reason: "passes" });
        const told = await rig.match.record();
        if ("error" in told) throw new Error(told.error);
        const seats = old.about.seed === undefined ? 0 : clients.length;
        expect(told.record).toMatchObject({
          seed: old.about.seed ?? null,
          nonces: Array.from({ length: seats }, () => ({ by: "player" })),
        });
        expect(verify(told.record)).toMatchObject({
          unchecked: null,
          unvouched: old.about.seed === undefined ? ["no-commit"] : [],
        });
        expect(outcomeOf(verify(told.record))).toBe(old.about.seed === undefined ? "unvouched" : "agrees");
      },
    );

    it("A-93 an invitation from before is taken, and a lobby leads to its match", async () => {
      const open = await make();
      await open.restore(kraftOpen);
      const taken = await open.match.takeSeat({ player: "bo", name: "Bo", nonce: "b0".repeat(16) });
      expect(taken).toMatchObject({ seat: 1, phase: "live" });
      const lobby = await make();
      const clients = await back(lobby, kraftLobby);
      for (const [seat, client] of clients.entries()) {
        if (client.view.ready[seat] === false) await client.ask({ type: "ready" });
      }
      await wait(lobby, 3000);
      await all(clients);
      expect(clients[0]?.view.phase).toBe("live");
    });
  });
}
