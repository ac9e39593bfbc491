import { describe, expect, it } from "vitest";
import { outdated, wayFor } from "./ways.ts";

const ORIGIN = "https://kraft.example";
const way = (path: string, mode = "cors", method = "GET") =>
  wayFor({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, ["/", "/icon.svg"]);

describe("the service worker", () => {
  it("A-75 answers pages and the files of a build", () => {
    expect([way("/", "navigate"), way("/local/abc", "navigate")]).toEqual(["page", "page"]);
    expect([way("/assets/main-abc.js"), way("/icon.svg")]).toEqual(["file", "file"]);
  });

  it("A-93 never answers the API, lexicons, what is no question, or other places", () => {
    expect([way("/api/matches"), way("/api/me", "navigate"), way("/lexicons/sv.list1")]).toEqual(Array(3).fill("network"));
    expect([way("/assets/x.js", "cors", "POST"), way("https://other.example/assets/x.js")]).toEqual(["network", "network"]);
    expect(way("/robots.txt")).toBe("network");
  });

  it("A-93 keeps the files of the build before, whose pages may still be open", () => {
    expect(outdated(["k-1", "other", "k-2", "k-3"], "k-3", "k-")).toEqual(["k-1"]);
    expect(outdated(["k-3"], "k-3", "k-")).toEqual([]);
  });
});
