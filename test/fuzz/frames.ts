/** A WebSocket by hand, which says what no library would: frames that break the protocol. */
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import type { Random } from "../../shared/rules/testing/random.ts";

/** Opens a socket of the match, sends broken frames, and resolves once the server has let go of it. */
export function brokenFrames(draw: Random, url: URL, path: string, cookie: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname);
    const done = (): void => {
      socket.destroy();
      resolve();
    };
    socket.setTimeout(5000, done);
    socket.on("error", done);
    socket.on("close", done);
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: ${url.host}`,
        `Origin: ${url.origin}`,
        `Cookie: ${cookie}`,
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
        "\r\n",
      ].join("\r\n"),
    );
    socket.once("data", () => {
      for (let frame = 0; frame < 5; frame++) if (!socket.destroyed) socket.write(brokenFrame(draw));
      setTimeout(done, 50 + draw.below(200));
    });
  });
}

function brokenFrame(draw: Random): Buffer {
  const byte = (): number => draw.below(256);
  const payload = Buffer.from(Array.from({ length: draw.below(120) }, byte));
  switch (draw.below(6)) {
    case 0: // without a mask
      return Buffer.concat([Buffer.from([0x81, payload.length]), payload]);
    case 1: // reserved bits and unknown kinds
      return Buffer.concat([Buffer.from([0x70 | draw.below(16), 0x80 | payload.length, 1, 2, 3, 4]), payload]);
    case 2: // a length that never comes
      return Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
    case 3: // text that is no UTF-8
      return Buffer.concat([Buffer.from([0x81, 0x80 | 4, 0, 0, 0, 0, 0xff, 0xfe, 0xc0, 0x80])]);
    case 4: // a continuation of nothing
      return Buffer.concat([Buffer.from([0x80, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
    default:
      return payload;
  }
}
