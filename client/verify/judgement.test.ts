import { describe, expect, it } from "vitest";
import type { MatchRecord } from "../../shared/match/fair/record.ts";
import { NodeRig } from "../../shared/match/testing/node-rig.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import { judgeRecord } from "./judgement.ts";

const NONCE = "a1".repeat(16);
const BOS = "b0".repeat(16);

async function recorded(): Promise<MatchRecord> {
  const rig = new NodeRig();
  await rig.match.create(wanted(rig.id, { creator: { player: "anna", name: "Anna", nonce: NONCE } }));
  await rig.match.takeSeat({ player: "bo", name: "Bo", nonce: BOS });
  await (await rig.connect("anna")).ask({ type: "resign" });
  const told = await rig.match.record();
  if ("error" in told) throw new Error(told.error);
  return told.record;
}

describe("R-21 what the page says of a match", () => {
  it("yes where all agrees with what this device was shown and drew; no less where it kept nothing", async () => {
    const record = await recorded();
    const kept = { commit: record.commit ?? "", nonce: NONCE };
    expect(judgeRecord(record, kept)).toMatchObject({ answer: "yes", own: { seal: true, part: true } });
    expect(judgeRecord(record, null)).toMatchObject({ answer: "unkept", own: null });
  });

  it("no where the seal or the part is another, or anything differs", async () => {
    const record = await recorded();
    expect(judgeRecord(record, { commit: "other", nonce: NONCE }).answer).toBe("no");
    expect(judgeRecord(record, { commit: record.commit ?? "", nonce: "c0".repeat(16) }).answer).toBe("no");
    expect(judgeRecord({ ...record, key: "00".repeat(32) }, null).answer).toBe("no");
  });

  it("says so where nothing was promised, and where it cannot be made again", async () => {
    const { commit: _, seed: __, ...rest } = await recorded();
    const steps = rest.steps.map((step) => step.map(({ commit: ___, ...event }) => event as (typeof step)[number]));
    expect(judgeRecord({ ...rest, steps, commit: null, seed: null, nonces: [] }, null).answer).toBe("unvouched");
    const { nonces, ...others } = await recorded();
    const byServer = nonces.map((one) => ({ ...one, by: "server" as const }));
    expect(judgeRecord({ ...others, nonces: byServer }, null).answer).toBe("unvouched");
    expect(judgeRecord({ ...others, nonces: byServer }, { commit: others.commit ?? "", nonce: NONCE }).answer).toBe("no");
    const bosByServer = nonces.map((one, seat) => (seat === 1 ? { ...one, by: "server" as const } : one));
    expect(judgeRecord({ ...others, nonces: bosByServer }, { commit: others.commit ?? "", nonce: NONCE }).answer).toBe("yes");
    expect(judgeRecord({ ...(await recorded()), prepared: true }, null).answer).toBe("not-checked");
  });
});
