import { describe, expect, it } from "vitest";
import { commitOf, keyFrom } from "../../fair/commit.ts";
import { outcomeOf, verify } from "../../fair/verify.ts";
import { type MakeRig, type Rig, wanted } from "../rig.types.ts";
import { stable } from "../stable.ts";
import { both, connected, type Pair, RESIGN } from "./prepared.ts";

const SEED = "5e".repeat(32);
const ANNAS = "a1".repeat(16);
const BOS = "b0".repeat(16);

const bringing = (nonce: string | undefined) => (nonce === undefined ? {} : { nonce });

async function fair(rig: Rig, annas: string | undefined = ANNAS, bos: string | undefined = BOS): Promise<Pair> {
  const creator = { player: "anna", name: "Anna", ...bringing(annas) };
  expect(await rig.match.create(wanted(rig.id, { seed: SEED, creator }))).toMatchObject({ commit: commitOf(rig.id, SEED) });
  expect(await rig.match.takeSeat({ player: "bo", name: "Bo", ...bringing(bos) })).toMatchObject({ seat: 1 });
  return connected(rig);
}

async function recordOf(rig: Rig) {
  const told = await rig.match.record();
  if ("error" in told) throw new Error(told.error);
  return told.record;
}

export function fairBag(make: MakeRig): void {
  describe("the fair bag", () => {
    it("R-21 its commit is shown to everybody; seed, nonces and key to nobody while it is live, to all when it is over", async () => {
      const rig = await make();
      expect(await rig.match.record()).toEqual({ error: "no-such-match" });
      const { anna, bo } = await fair(rig);
      expect(anna.view.commit).toBe(commitOf(rig.id, SEED));
      expect(bo.view.commit).toBe(anna.view.commit);
      expect(await rig.match.record()).toEqual({ error: "not-allowed" });
      expect(await bo.try({ type: "pass" })).toBe("done");
      await both({ anna, bo });
      expect(await bo.try(RESIGN)).toBe("done");
      await both({ anna, bo });
      const heard = [...anna.texts, ...bo.texts].join("\n");
      const key = keyFrom(SEED, [ANNAS, BOS]);
      for (const secret of [SEED, ANNAS, BOS, key]) expect(heard).not.toContain(secret);

      const record = await recordOf(rig);
      const nonces = [ANNAS, BOS].map((nonce) => ({ nonce, by: "player" }));
      expect(record).toMatchObject({ match: rig.id, commit: anna.view.commit, seed: SEED, nonces, key, prepared: false });
      expect(outcomeOf(verify(record))).toBe("agrees");
      expect(JSON.stringify(record)).not.toMatch(/"(anna|bo|Anna|Bo)"/);
    });

    it("R-21 every nonce decides: another one is another bag", async () => {
      const bagOf = async (annas: string, bos: string): Promise<string> => {
        const rig = await make();
        const { bo } = await fair(rig, annas, bos);
        await bo.ask(RESIGN);
        const { steps } = await recordOf(rig);
        return stable((steps.flat().find(({ type }) => type === "started")?.setUp as { readonly bag: unknown } | undefined)?.bag);
      };
      // The commit is of the match as well, and so is nothing else: the same seed and nonces are the same bag.
      expect(await bagOf(ANNAS, BOS)).toBe(await bagOf(ANNAS, BOS));
      expect(new Set([await bagOf(ANNAS, BOS), await bagOf(BOS, ANNAS), await bagOf(BOS, BOS)]).size).toBe(3);
    });

    it("R-21 for a seat that brings no nonce the server draws one, and the record says so", async () => {
      const rig = await make();
      await rig.match.create(wanted(rig.id));
      await rig.match.takeSeat({ player: "bo", name: "Bo", nonce: BOS });
      const { bo } = await connected(rig);
      await bo.ask(RESIGN);
      const record = await recordOf(rig);
      expect(record.nonces).toMatchObject([{ by: "server" }, { nonce: BOS, by: "player" }]);
      expect(record.commit).toBe(bo.view.commit);
      // That seat has to trust the server, and no check can say otherwise.
      expect(verify(record)).toMatchObject({ unvouched: ["server-part"] });
      expect(outcomeOf(verify(record))).toBe("unvouched");
    });

    it("R-21 A-12 who asks for a seat twice keeps the nonce that came first", async () => {
      const rig = await make();
      const { bo } = await fair(rig);
      expect(await rig.match.takeSeat({ player: "bo", name: "Bo", nonce: ANNAS })).toMatchObject({ seat: 1 });
      await bo.ask(RESIGN);
      expect((await recordOf(rig)).nonces).toMatchObject([{ nonce: ANNAS }, { nonce: BOS }]);
    });
  });
}
