/**
 * `npm run bench:client [-- --quick] [-- --against COMMIT]`. The last line is the result (V-13); all else goes to standard error.
 * With `--against` another commit is built and measured in the same run, round by round in turn, and the result has its figures
 * and the ratios to them.
 */
import "../../tools/node-version.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flag, optional, readArguments, text } from "../../tools/arguments.ts";
import { measureSides } from "./client.ts";
import { buildCommit } from "./other-build.ts";
import { ratiosTo } from "./page-metrics.ts";
import { openSide } from "./side.ts";

const PORTS = { own: 8795, other: 8794 } as const;

const { quick, against } = readArguments({ quick: flag, against: optional(text()) });
const executablePath = process.env.CHROMIUM_PATH ?? readFileSync(join("build", "browser"), "utf8");
const other = against === undefined ? null : buildCommit(against);
try {
  const [own = {}, reference] = await measureSides(
    executablePath,
    async (browser) => {
      const sides = [await openSide(browser, "this build", PORTS.own)];
      if (other !== null) sides.push(await openSide(browser, other.commit, PORTS.other, other.folder));
      return sides;
    },
    { rounds: quick ? 1 : 5, audits: quick ? 1 : 3, log: (line) => console.error(`client: ${line}`) },
  );
  const compared =
    other === null || reference === undefined
      ? {}
      : { against: { commit: other.commit, ...reference }, ratios: ratiosTo(reference, own) };
  console.log(JSON.stringify({ bench: "client", ...own, ...compared }));
} finally {
  other?.remove();
}
