import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LEXICON_FILES } from "../../shared/lexicon/versions.ts";
import { app } from "../app.ts";
import type { Bindings } from "../env.ts";
import { ORIGIN, refusal } from "../testing/visitor.ts";
import { acceptsBrotli } from "./takes-brotli.ts";

const LIST = "sv-0123456789ab.list1";
const KEPT = "public, max-age=31536000, immutable";
const FILES: Readonly<Record<string, string>> = {
  [LIST]: "plain",
  [`${LIST}.br`]: "packed",
  "sv-strict-0123456789ab-01234567.bands1": "bands",
  "sv-strict-0123456789ab-01234567.bands1.br": "packed bands",
  "en-0123456789ab.list1": "never packed",
  "nb-0123456789ab.dawg1": "graph",
  "sv.notice.txt": "whose words",
  "sv.report.md": "# sv",
  "index.json": "{}",
};

/** The asset server: tags, conditional requests, and the page for what it does not have. */
const ASSETS = {
  fetch: async (request: Request) => {
    const file = decodeURIComponent(new URL(request.url).pathname.replace("/lexicons/", ""));
    const content = FILES[file];
    if (content === undefined) return new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
    const headers = { ETag: `"${file}"`, "Content-Type": "application/x-own" };
    const known = request.headers.get("If-None-Match") === headers.ETag;
    return known ? new Response(null, { status: 304, headers }) : new Response(content, { headers });
  },
} as unknown as Fetcher;

async function ask(file: string, headers: Record<string, string> = {}, method = "GET") {
  const bindings = { ...(env as unknown as Bindings), ASSETS };
  const answer = await app.fetch(
    new Request(`${ORIGIN}/lexicons/${file}`, { method, headers }),
    bindings,
    createExecutionContext(),
  );
  return { status: answer.status, headers: answer.headers, text: () => answer.text() };
}

describe("the files of a lexicon", () => {
  it("are sent packed to who can unpack them, and as they are to others", async () => {
    for (const accepted of ["gzip, deflate, br, zstd", "br;q=0.1", "*"]) {
      const { status, headers } = await ask(LIST, { "Accept-Encoding": accepted });
      expect(status).toBe(200);
      expect(headers.get("Content-Encoding")).toBe("br");
      expect(headers.get("ETag")).toBe(`"${LIST}.br"`);
    }
    for (const accepted of ["", "gzip", "br;q=0, gzip", "*;q=0"]) {
      const { headers, text } = await ask(LIST, { "Accept-Encoding": accepted });
      expect(headers.get("Content-Encoding")).toBeNull();
      expect(headers.get("ETag")).toBe(`"${LIST}"`);
      expect(await text()).toBe("plain");
    }
  });

  it("say what they are, are kept for ever, and vary with what the client can unpack", async () => {
    for (const accepted of ["br", "gzip"]) {
      for (const file of [LIST, "sv-strict-0123456789ab-01234567.bands1"]) {
        const { headers } = await ask(file, { "Accept-Encoding": accepted });
        expect(headers.get("Content-Type")).toBe("application/octet-stream");
        expect(headers.get("Cache-Control")).toBe(KEPT);
        expect(headers.get("Vary")).toBe("Accept-Encoding");
        expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      }
    }
    const graph = await ask("nb-0123456789ab.dawg1", { "Accept-Encoding": "br" });
    expect(await graph.text()).toBe("graph");
    expect(graph.headers.get("Cache-Control")).toBe(KEPT);
    expect(graph.headers.get("Content-Encoding")).toBeNull();
  });

  it("are sent as they are where no packed form lies beside them", async () => {
    const { headers, text } = await ask("en-0123456789ab.list1", { "Accept-Encoding": "br" });
    expect(headers.get("Content-Encoding")).toBeNull();
    expect(await text()).toBe("never packed");
  });

  it("are not sent again to who has them", async () => {
    const again = await ask(LIST, { "Accept-Encoding": "br", "If-None-Match": `"${LIST}.br"` });
    expect(again.status).toBe(304);
    expect(again.headers.get("ETag")).toBe(`"${LIST}.br"`);
    expect(await again.text()).toBe("");
    expect((await ask(LIST, { "Accept-Encoding": "gzip", "If-None-Match": `"${LIST}.br"` })).status).toBe(200);
  });

  it("are not the page where they are missing, and nothing else lies there", async () => {
    const nothing = [
      "sv-ba9876543210.list1",
      "sv-ba9876543210.dawg1",
      "gone.txt",
      `${LIST}.br`,
      "x.html",
      "..%2Findex.html",
      "a/b.txt",
    ];
    for (const file of nothing) {
      const { status, headers, text } = await ask(file, { "Accept-Encoding": "br" });
      expect({ status, body: JSON.parse(await text()) }, file).toEqual(refusal(404, "not-found"));
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
  });

  it("come with their notices and licences, which are asked for again since their names stay", async () => {
    for (const [file, type] of [
      ["sv.notice.txt", "text/plain; charset=utf-8"],
      ["sv.report.md", "text/markdown; charset=utf-8"],
      ["index.json", "application/json"],
    ] as const) {
      const { status, headers } = await ask(file);
      expect(status).toBe(200);
      expect(headers.get("Content-Type")).toBe(type);
      expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    }
  });

  it("answer HEAD without a body", async () => {
    const { status, headers, text } = await ask(LIST, { "Accept-Encoding": "br" }, "HEAD");
    expect([status, headers.get("Content-Encoding"), await text()]).toEqual([200, "br", ""]);
  });

  it("reach a reader whole from the assets of this deploy", async () => {
    for (const { file, bytes, list } of Object.values(LEXICON_FILES)) {
      const packed = await exports.default.fetch(`${ORIGIN}/lexicons/${list.file}`, { headers: { "Accept-Encoding": "br" } });
      expect(packed.headers.get("Content-Encoding")).toBe("br");
      await packed.body?.cancel();
      const plain = await exports.default.fetch(`${ORIGIN}/lexicons/${list.file}`, {
        headers: { "Accept-Encoding": "identity" },
      });
      expect((await plain.arrayBuffer()).byteLength).toBe(list.bytes);
      const graph = await exports.default.fetch(`${ORIGIN}/lexicons/${file}`);
      expect((await graph.arrayBuffer()).byteLength).toBe(bytes);
    }
  });
});

describe("what a client accepts", () => {
  it.each([
    ["br", true],
    ["gzip, br", true],
    ["gzip, BR;q=1.0", true],
    ["gzip;q=1.0, *;q=0.5", true],
    ["br; q=0.001", true],
    ["br;q=0", false],
    ["br;q=0, *", false],
    ["br;q=nonsense", false],
    ["gzip, deflate, zstd", false],
    ["brx, xbr", false],
    ["", false],
  ])("%j", (accepted, wanted) => expect(acceptsBrotli(accepted)).toBe(wanted));
});
