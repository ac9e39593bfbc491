/** names are found and compared by what is seen of them. */
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runSchedule } from "../schedule.ts";
import { Person, two } from "../testing/person.ts";
import { refusal } from "../testing/visitor.ts";

const rename = (person: Person, name: string) => person.post("/api/account", { name });

async function finds(person: Person, who: string): Promise<readonly string[]> {
  const { body } = await person.post("/api/friends/find", { who });
  return (body as { readonly players: readonly { readonly code: string }[] }).players.map(({ code }) => code);
}

describe("A-06 names", () => {
  it.each(["\u3164\u3164", "\u115f\u1160", "A\u034f\u034f", "A\u17b4\u17b5", `B${"\u0301".repeat(20)}`, "\u0410nna", "Admin"])(
    "%j is refused, and nothing is changed",
    async (name) => {
      const anna = await Person.make();
      expect(await rename(anna, name)).toEqual(refusal(400, "bad-request", "name"));
      expect((await anna.get("/api/account")).body).toMatchObject({ name: anna.name });
    },
  );

  it("are found in any case and width, and with what is invisible; a code out of a message", async () => {
    const [anna, bo] = await two();
    await rename(bo, "Straßen Björn");
    for (const who of ["straßen björn", "STRASSEN BJÖRN", "Stra\u200bßen Bjo\u0308rn", "Ｓtrassen Ｂjörn", `Kod: ${bo.code}.`])
      expect(await finds(anna, who), who).toEqual([bo.code]);
    expect(await finds(anna, "Strassen Bjorn")).toEqual([]);
  });

  it("from before are found as they were, and by what is seen once the schedule has been there", async () => {
    const [anna, bo] = await two();
    const name = "Old\u034f Na\u200bme";
    await env.DB.prepare("UPDATE players SET name = ?, name_key = ?, key_form = 0 WHERE id = ?")
      .bind(name, name.toLowerCase(), bo.id)
      .run();
    expect(await finds(anna, name)).toEqual([bo.code]);
    expect(await finds(anna, "old name")).toEqual([]);
    await runSchedule(env, Date.parse("2026-11-30T05:00:00Z"));
    expect(await finds(anna, "old name")).toEqual([bo.code]);
    expect((await bo.get("/api/me")).body).toMatchObject({ player: { name } });
    await anna.does("ask", bo);
    expect((await anna.friends()).asked).toMatchObject([{ name: "Old Name" }]);
  });
});
