/** Bundles the simulation with one thing broken in what it simulates; what watches it stays whole. */
import { readFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";
import { build, type Loader, type Plugin } from "esbuild";
import type { simulate } from "../simulate.ts";
import type { Fault } from "./faults.ts";

/** These, and all that they use, are another copy than the service's own. */
const WATCHERS = /test\/sim\/(oracle|heard)\.ts$/;

/** The source with the fault in it; null where it does not fit any more. */
export function broken({ file, from, to }: Fault): string | null {
  const [before, after, ...more] = readFileSync(file, "utf8").split(from);
  return before === undefined || after === undefined || more.length > 0 ? null : before + to + after;
}

const breaking = (fault: Fault): Plugin => ({
  name: "fault",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, namespace }) => {
      const file = resolve(resolveDir, path);
      return { path: file, namespace: namespace === "watchers" || WATCHERS.test(file) ? "watchers" : "file" };
    });
    onLoad({ filter: /./, namespace: "watchers" }, ({ path }) => ({
      contents: readFileSync(path),
      loader: extname(path).slice(1) as Loader,
      resolveDir: dirname(path),
    }));
    const file = resolve(fault.file);
    const contents = broken(fault);
    if (contents === null) throw new Error(`"${fault.name}" does not fit ${fault.file}`);
    onLoad({ filter: /\.ts$/, namespace: "file" }, ({ path }) =>
      path === file ? { contents, loader: "ts", resolveDir: dirname(path) } : undefined,
    );
  },
});

export async function simulationWith(fault: Fault): Promise<typeof simulate> {
  const { outputFiles } = await build({
    entryPoints: ["test/sim/simulate.ts"],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "es2024",
    plugins: [breaking(fault)],
    logLevel: "error",
  });
  const text = outputFiles[0]?.text ?? "";
  const module: { readonly simulate: typeof simulate } = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`
  );
  return module.simulate;
}
