/** One build on its server, with the matches that the bench opens on it. */
import type { Browser, BrowserContextOptions } from "@playwright/test";
import { makeMatch, takeSeat } from "../../test/browser/matches.ts";
import type { TestOptions } from "../../test/browser/positions.ts";
import { type BuiltServer, serveBuilt } from "../../test/rig/built-server.ts";
import { look } from "../../test/screens/look-position.ts";

type Session = Exclude<BrowserContextOptions["storageState"], string | undefined>;

export interface OpenMatch {
  readonly path: string;
  /** The session of the player on turn. */
  readonly session: Session;
}

export interface Side {
  /** The commit, or "this build". */
  readonly name: string;
  readonly origin: string;
  readonly match: OpenMatch;
  /** Alfapet: 17×17 squares, each with a tile on it. */
  readonly fullBoard: OpenMatch;
  readonly invitation: string;
  stop(): Promise<void>;
}

const ALFAPET_SIZE = 17;
const LETTERS = "ANETRISLODKGMVHFUPBY";

function fullBoard(): TestOptions {
  const squares = Array.from({ length: ALFAPET_SIZE ** 2 }, (_, index) => {
    const column = String.fromCharCode("A".charCodeAt(0) + (index % ALFAPET_SIZE));
    return [`${column}${Math.floor(index / ALFAPET_SIZE) + 1}`, LETTERS.charAt(index % LETTERS.length)] as const;
  });
  return { position: { board: Object.fromEntries(squares), players: [{ rack: "ANETRISL" }, { rack: "ANETRISL" }], turn: 0 } };
}

/** @param folder The checkout that is built there. */
export async function openSide(browser: Browser, name: string, port: number, folder?: string): Promise<Side> {
  const server: BuiltServer = await serveBuilt(port, folder);
  const { origin } = server;
  const creator = await browser.newContext({ baseURL: origin });
  const joiner = await browser.newContext({ baseURL: origin });
  const begin = async (test: TestOptions, ruleset: "kraft" | "alfapet"): Promise<OpenMatch> => {
    const { match, invite = "" } = await makeMatch(creator, origin, test, { ruleset });
    await takeSeat(joiner, origin, invite);
    return { path: `/match/${match}`, session: await creator.storageState() };
  };
  try {
    const match = await begin(look, "kraft");
    const full = await begin(fullBoard(), "alfapet");
    const { invite } = await makeMatch(creator, origin, {});
    return { name, origin, match, fullBoard: full, invitation: `/i/${invite}`, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await creator.close();
    await joiner.close();
  }
}
