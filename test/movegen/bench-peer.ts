/**
 * scrabble-solver, the peer of the benchmark. Each run fetches it into a folder of its own, because its licence forbids
 * derivatives and an ordinary installation fails.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VERSION = "2.18.4";

export interface PeerResult {
  readonly points: number;
  readonly x: number;
  readonly y: number;
  readonly isHorizontal: boolean;
}

interface PeerConfig {
  readonly tiles: readonly { readonly character: string; readonly count?: number; readonly score: number }[];
  readonly bonuses: readonly { readonly x: number; readonly y: number; readonly type: string; readonly multiplier: number }[];
  readonly blanksCount: number;
}

interface PeerBoard {
  updateCell(x: number, y: number, update: () => unknown): void;
}

interface Modules {
  readonly solve: (gaddag: unknown, config: PeerConfig, board: PeerBoard, tiles: readonly unknown[]) => readonly PeerResult[];
  readonly buildGaddag: (words: readonly string[]) => unknown;
  readonly getConfig: (game: unknown, locale: unknown) => PeerConfig;
  readonly types: {
    readonly Board: { create(width: number, height: number): PeerBoard };
    readonly Cell: new (cell: object) => unknown;
    readonly Tile: new (tile: object) => unknown;
    readonly Game: Readonly<Record<string, unknown>>;
    readonly Locale: Readonly<Record<string, unknown>>;
  };
  readonly constants: { readonly BONUS_WORD: string };
}

export interface Peer {
  /** Board, tiles and values of the English game. */
  readonly game: {
    readonly tiles: readonly { readonly letter: string; readonly count: number; readonly value: number }[];
    readonly blanks: number;
    readonly premiums: readonly { readonly x: number; readonly y: number; readonly word: boolean; readonly factor: number }[];
  };
  /** @param words In lower case. */
  open(words: readonly string[]): PeerSolver;
}

export interface PeerSolver {
  /** `letters`: square by square in rows, "" for an empty one, lower case for a blank. `rack`: ? for a blank. */
  prepare(size: number, letters: readonly string[], rack: string): () => readonly PeerResult[];
}

function load(): Modules {
  const folder = join(tmpdir(), `movegen-peer-${VERSION}`);
  const packages = join(folder, "package/packages");
  if (!existsSync(join(packages, "solver/build/index.js"))) {
    mkdirSync(folder, { recursive: true });
    const quiet = { cwd: folder, stdio: "ignore" } as const;
    execFileSync("npm", ["pack", `scrabble-solver@${VERSION}`], quiet);
    execFileSync("tar", ["xzf", `scrabble-solver-${VERSION}.tgz`], quiet);
    const links = { constants: "constants", types: "types", configs: "configs", solver: "solver" };
    mkdirSync(join(folder, "node_modules/@scrabble-solver"), { recursive: true });
    mkdirSync(join(folder, "node_modules/@kamilmielnik"), { recursive: true });
    for (const [name, place] of Object.entries(links)) {
      symlinkSync(join(packages, place), join(folder, "node_modules/@scrabble-solver", name));
    }
    symlinkSync(join(packages, "gaddag/build"), join(folder, "node_modules/@kamilmielnik/gaddag"));
  }
  const require = createRequire(join(folder, "index.cjs"));
  const from = <T>(name: string) => require(name) as T;
  return {
    ...from<Pick<Modules, "solve">>("@scrabble-solver/solver"),
    ...from<Pick<Modules, "buildGaddag">>("@kamilmielnik/gaddag"),
    ...from<Pick<Modules, "getConfig">>("@scrabble-solver/configs"),
    types: from<Modules["types"]>("@scrabble-solver/types"),
    constants: from<Modules["constants"]>("@scrabble-solver/constants"),
  };
}

export function fetchPeer(): Peer {
  const { solve, buildGaddag, getConfig, types, constants } = load();
  const config = getConfig(types.Game.Scrabble, types.Locale.EN_US);
  const tile = (letter: string) => {
    const isBlank = letter === "?";
    return new types.Tile({ character: isBlank ? "" : letter.toLowerCase(), isBlank });
  };
  const laid = (x: number, y: number, letter: string) => {
    const isBlank = letter === letter.toLowerCase();
    return new types.Cell({ x, y, isEmpty: false, tile: new types.Tile({ character: letter.toLowerCase(), isBlank }) });
  };
  return {
    game: {
      tiles: config.tiles.map(({ character, count, score }) => ({
        letter: character.toUpperCase(),
        count: count ?? 0,
        value: score,
      })),
      blanks: config.blanksCount,
      premiums: config.bonuses.map(({ x, y, type, multiplier }) => ({
        x,
        y,
        word: type === constants.BONUS_WORD,
        factor: multiplier,
      })),
    },
    open: (words) => {
      const gaddag = buildGaddag(words);
      return {
        prepare: (size, letters, rack) => {
          const board = types.Board.create(size, size);
          letters.forEach((letter, square) => {
            if (letter === "") return;
            const x = square % size;
            const y = Math.floor(square / size);
            board.updateCell(x, y, () => laid(x, y, letter));
          });
          const tiles = [...rack].map(tile);
          return () => solve(gaddag, config, board, tiles);
        },
      };
    },
  };
}
