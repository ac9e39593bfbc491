import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import preact from "@preact/preset-vite";
import { build } from "esbuild";
import { type IndexHtmlTransformContext, type Plugin, runnerImport } from "vite";

const OUT = "dist/client";
const SCRIPT = "client/landing/first-paint.ts";
const LANDING = "client/landing/landing-page.tsx";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
type Chunk = Extract<Bundle[string], { type: "chunk" }>;

/** Markup alone is wanted, and the style sheets are in the build already. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? "\0no-style" : null),
  load: (id) => (id === "\0no-style" ? "" : null),
};

/** The board that a visitor sees first is drawn by the build, and stands in the page itself (look.md, First minute). */
async function drawBoards(): Promise<string> {
  const { module } = await runnerImport<{ readonly boards: string }>("/landing/prerender.tsx", {
    root: "client",
    configFile: false,
    logLevel: "warn",
    plugins: [withoutStyles, preact({ prefreshEnabled: false, devToolsEnabled: false })],
  });
  return module.boards;
}

/** What runs before the first paint is a file of its own, since nothing may stand inline. */
async function scriptWith(modules: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SCRIPT],
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    define: { MODULES: JSON.stringify(modules) },
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`${SCRIPT} gave nothing`);
  return script.text;
}

/** The chunk of the landing board and those that it brings along. */
function chunksOf(bundle: Bundle): readonly Chunk[] {
  const chunk = (name: string): Chunk | undefined => {
    const found = bundle[name];
    return found?.type === "chunk" ? found : undefined;
  };
  const first = Object.values(bundle).find((each) => each.type === "chunk" && each.facadeModuleId?.endsWith(LANDING) === true);
  if (first?.type !== "chunk") throw new Error(`no chunk of ${LANDING}`);
  const all = new Set<Chunk>([first]);
  for (const each of all) for (const name of each.imports) all.add(chunk(name) ?? each);
  return [...all];
}

function tagsOf(styles: readonly string[], html: string): string {
  const wanted = styles.filter((style) => !html.includes(style));
  return wanted.map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`).join("");
}

/** Styles of single elements, in a sheet: nothing may stand inline in a page. */
function inSheet(markup: string): { readonly markup: string; readonly sheet: string } {
  const styles: string[] = [];
  const bare = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-drawn="${styles.indexOf(style)}"`;
  });
  return { markup: bare, sheet: styles.map((style, index) => `[data-drawn="${index}"]{${style}}`).join("") };
}

/** Files that stand beside the build's own, by name. */
const beside = new Map<string, string>();

function put(stem: string, ending: string, text: string): string {
  const name = `assets/${stem}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.${ending}`;
  beside.set(name, text);
  return name;
}

export const firstBoard: Plugin = {
  name: "first-board",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html, { bundle }) {
      if (bundle === undefined) return html;
      const chunks = chunksOf(bundle);
      const modules = chunks.map(({ fileName }) => `/${fileName}`).filter((module) => !html.includes(module));
      const script = put("first-paint", "js", await scriptWith(modules));
      const { markup, sheet } = inSheet(await drawBoards());
      // The sheets of the match screen, which the app asks for later: the board in the page needs them at once.
      const styles = [
        ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
        put("first-board", "css", sheet),
      ];
      return html
        .replace("<!--first-paint-->", `<script src="/${script}"></script>`)
        .replace("</head>", `${tagsOf(styles, html)}</head>`)
        .replace("<!--first-board-->", markup);
    },
  },
  writeBundle() {
    for (const [name, text] of beside) writeFileSync(join(OUT, name), text);
  },
};
