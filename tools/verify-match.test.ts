import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NodeRig } from "../shared/match/testing/node-rig.ts";
import { wanted } from "../shared/match/testing/rig.types.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "verify-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...files: string[]): { readonly status: number | null; readonly said: string; readonly error: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/verify-match.ts", ...files], { encoding: "utf8" });
  return { status, said: stdout, error: stderr };
}

function saved(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("V-14 npm run verify-match", () => {
  it("says of each thing whether it agrees, and ends with the whole", async () => {
    const rig = new NodeRig();
    await rig.match.create(
      wanted(rig.id, { ruleset: "alfapet", creator: { player: "anna", name: "Anna", nonce: "a1".repeat(16) } }),
    );
    await rig.match.takeSeat({ player: "bo", name: "Bo", nonce: "b0".repeat(16) });
    const anna = await rig.connect("anna");
    await anna.ask({ type: "resign" });
    const told = await rig.match.record();
    if ("error" in told) throw new Error(told.error);
    const good = run(saved("good.json", told.record));
    expect(good.said).toMatch(/commit +1 {2}agrees\nkey +1 {2}agrees\nfirst-turn +1 {2}agrees\n/);
    expect(good).toMatchObject({ status: 0, said: expect.stringMatching(/\nall agrees\n$/) });

    const bad = run(saved("bad.json", { ...told.record, key: "00".repeat(32) }));
    const { nonces } = told.record;
    const byServer = nonces.map(({ nonce }) => ({ nonce, by: "server" }));
    expect(run(saved("server.json", { ...told.record, nonces: byServer }))).toMatchObject({
      status: 3,
      said: expect.stringMatching(/\nnot vouched for: a seat sent no part[^\n]+\n[^\n]+\nNOT VERIFIABLE[^\n]+\n$/),
    });
    expect(bad.said).toMatch(/bag +1 {2}DIFFERS in step 2\n/);
    expect(bad).toMatchObject({ status: 1, said: expect.stringMatching(/\nNOT ALL AGREES\n$/) });
  });

  it("says in a sentence what it cannot read", () => {
    expect(run()).toMatchObject({ status: 2, error: expect.stringMatching(/^usage: [^\n]+\n$/) });
    expect(run(join(folder, "missing.json"))).toMatchObject({
      status: 2,
      error: expect.stringMatching(/^[^\n]+cannot be read[^\n]+\n$/),
    });
    expect(run(saved("other.json", { some: "thing" }))).toMatchObject({
      status: 2,
      error: expect.stringMatching(/no record of a match\n$/),
    });
  });
});
