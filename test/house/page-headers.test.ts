import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";

it("pages get the security headers that the Worker's answers get", () => {
  const [path, ...lines] = readFileSync("client/public/_headers", "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  expect(path).toBe("/*");
  const headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)));
  expect(headers).toEqual(SECURITY_HEADERS);
});
