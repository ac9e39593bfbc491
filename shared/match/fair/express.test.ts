import { describe, expect, it } from "vitest";
import { atOnce } from "../at-once/mode.ts";
import { wait } from "../testing/contract/prepared.ts";
import { ExpressClient } from "../testing/express-client.ts";
import { ServiceRig } from "../testing/node-rig.ts";
import { wanted } from "../testing/rig.types.ts";
import { type MatchRecord, readRecord } from "./record.ts";
import { outcomeOf, verify } from "./verify.ts";

/** Two rounds in which some tiles are drawn, and somebody who leaves. */
async function played(): Promise<MatchRecord> {
  const rig = new ServiceRig(atOnce, (wire) => new ExpressClient(wire), {});
  const creator = { player: "anna", name: "Anna", nonce: "0f".repeat(16) };
  await rig.match.create(wanted(rig.id, { ruleset: "express", format: "blitz", creator }));
  await rig.match.takeSeat({ player: "bo", name: "Bo", nonce: "1f".repeat(16) });
  const clients = [await rig.connect("anna"), await rig.connect("bo")];
  await clients[0]?.ask({ type: "names", names: ["BO"] });
  for (const client of clients) await client.ask({ type: "ready" });
  await wait(rig, 3000);
  for (let round = 0; round < 2; round++) {
    for (let tile = 0; tile < 5; tile++) for (const client of clients) await client.ask({ type: "draw" });
    await wait(rig, 645_001);
  }
  await clients[0]?.ask({ type: "resign" });
  const answer = await rig.match.record();
  const record = "error" in answer ? null : readRecord(JSON.parse(JSON.stringify(answer.record)));
  if (record === null) throw new Error("there is no record");
  return record;
}

describe("R-21 P-20 the fair bag of an Express match", () => {
  it("V-14 the bag of every round and every tile drawn are made again from seed and nonces", async () => {
    const record = await played();
    const verdict = verify(record);
    expect(verdict).toEqual({
      checks: [
        { subject: "commit", times: 1, wrong: [] },
        { subject: "key", times: 1, wrong: [] },
        { subject: "bag", times: 3, wrong: [] },
        { subject: "drawn", times: 20, wrong: [] },
        { subject: "course", times: 36, wrong: [] },
        { subject: "result", times: 1, wrong: [] },
      ],
      unchecked: null,
      unvouched: [],
    });
    expect(outcomeOf(verdict)).toBe("agrees");
  });

  it("V-14 names what is otherwise: a bag mixed anew, a tile from elsewhere", async () => {
    const record = await played();
    const steps = structuredClone(record.steps);
    const of = (type: string) => steps.flat().find((event) => event.type === type);
    const began = of("round-began");
    if (Array.isArray(began?.bag)) began.bag.reverse();
    const drew = of("drew");
    if (drew !== undefined) drew.tile = "X";
    const wrong = verify({ ...record, steps }).checks.filter((check) => check.wrong.length > 0);
    expect(wrong.map(({ subject }) => subject)).toEqual(["bag", "drawn", "course"]);
    expect(verify({ ...record, steps: record.steps.slice(0, -1) }).unchecked).toBe("not-over");
  });
});
