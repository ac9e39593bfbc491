import { describe, expect, it } from "vitest";
import { file, type Ports, page } from "./answers.ts";

const PATH = "https://kraft.example/assets/main-abc.js";

function ports(change: { readonly online?: boolean; readonly network?: number | "none"; readonly kept?: boolean }) {
  const asked: string[] = [];
  const ask = async ({ url }: Request): Promise<Response> => {
    asked.push(url);
    if (change.network === "none") throw new TypeError("no network");
    return new Response("new", { status: change.network ?? 200 });
  };
  const made: Ports = {
    online: () => change.online ?? true,
    ask,
    askSoon: ask,
    kept: async () => ((change.kept ?? true) ? new Response("kept") : undefined),
  };
  return { made, asked };
}

const said = async (answer: Promise<Response>): Promise<string> => (await answer).text();

describe("a page", () => {
  it("A-93 comes from the network where there is one, whatever is kept", async () => {
    expect(await said(page(new Request(PATH), ports({}).made))).toBe("new");
    expect(await said(page(new Request(PATH), ports({ network: 404 }).made))).toBe("new");
  });

  it("A-75 is the kept one without a network, which is then not even asked, or where it fails", async () => {
    const offline = ports({ online: false });
    expect(await said(page(new Request(PATH), offline.made))).toBe("kept");
    expect(offline.asked).toEqual([]);
    expect(await said(page(new Request(PATH), ports({ network: "none" }).made))).toBe("kept");
    expect(await said(page(new Request(PATH), ports({ network: 503 }).made))).toBe("kept");
  });

  it("is what the network says where nothing is kept", async () => {
    await expect(page(new Request(PATH), ports({ online: false, network: "none", kept: false }).made)).rejects.toThrow();
  });
});

describe("a file of a build", () => {
  it("A-75 is the kept one, and asked for only where there is none", async () => {
    const { made, asked } = ports({});
    expect(await said(file(new Request(PATH), made))).toBe("kept");
    expect(asked).toEqual([]);
    expect(await said(file(new Request(PATH), ports({ kept: false }).made))).toBe("new");
  });
});
