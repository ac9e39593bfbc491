import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";

const SOURCE = "client/offline/service-worker/service-worker.ts";
const OUT = "dist/client";
/** All that the app itself is made of; lexicons are kept by those who use them. */
const FILES = ["index.html", "assets/*", "*.svg", "*.png", "*.webmanifest"];

/** The page goes by its address. */
const pathOf = (file: string): string => (file === "index.html" ? "/" : `/${file}`);

/** The service worker stands beside the page, since it answers for all below; its list of files is that of the build. */
export const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  enforce: "post",
  // After all others, whose files it lists.
  closeBundle: { order: "post", sequential: true, handler: writeWorker },
};

async function writeWorker(): Promise<void> {
  const files = globSync(FILES, { cwd: OUT }).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(OUT, file)));
  await build({
    entryPoints: [SOURCE],
    outfile: join(OUT, "service-worker.js"),
    bundle: true,
    minify: true,
    target: "es2022",
    logLevel: "warning",
    define: {
      BUILD: JSON.stringify(hash.digest("hex").slice(0, 12)),
      FILES: JSON.stringify(files.map(pathOf)),
    },
  });
}
