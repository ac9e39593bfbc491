/** The app's own socket, as an open page holds it. */
import { readNews } from "../../shared/protocol/news.ts";
import type { Visitor } from "../matches/visitor.ts";

const PATIENCE_MS = 20_000;

export class NewsPage {
  readonly #socket: WebSocket;
  readonly #texts: string[] = [];
  readonly #ended: Promise<number>;
  #closed = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#texts.push(String(data)));
    this.#ended = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the app's socket is open after ${PATIENCE_MS} ms`)), PATIENCE_MS);
      socket.addEventListener("close", ({ code }) => {
        clearTimeout(late);
        this.#closed = true;
        resolve(code);
      });
    });
    this.#ended.catch(() => undefined);
  }

  /** It shows this match. */
  static async open(visitor: Visitor, match: string): Promise<NewsPage> {
    return new NewsPage(await visitor.app(match));
  }

  say(message: string | ArrayBuffer): void {
    this.#socket.send(message);
  }

  /** The code that it is closed with. */
  ended(): Promise<number> {
    return this.#ended;
  }

  /** An honest page was left alone, and heard of its match and of nothing that it should not. */
  end(fault: (what: string) => void): void {
    if (this.#closed) fault("the app's socket of an honest player was closed");
    const news = this.#texts.map((text) => readNews(text));
    if (!news.some((one) => one?.t === "match")) fault("the app's socket of an honest player heard nothing of their match");
    for (const [index, one] of news.entries()) if (one === null) fault(`it heard ${this.#texts[index]?.slice(0, 200)}`);
    this.#socket.close();
  }
}
