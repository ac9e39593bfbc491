/** Whole matches worked out beforehand: with the same key the server deals the same tiles, so that playing them costs the player nothing. */
import type { Lexicon } from "../../shared/lexicon/lexicon.ts";
import { NodeRig } from "../../shared/match/testing/node-rig.ts";
import { wanted } from "../../shared/match/testing/rig.types.ts";
import type { MatchCommand } from "../../shared/protocol/client-message.ts";
import { random } from "../../shared/rules/testing/random.ts";
import { legalPlay } from "../../test/matches/mover.ts";

export interface ScriptedPlay {
  readonly seat: number;
  readonly seen: number;
  readonly command: MatchCommand;
}

export interface Script {
  readonly key: string;
  readonly plays: readonly ScriptedPlay[];
}

/** So many matches of so many plays each, in which nobody has to pass. */
export async function writeScripts(lexicon: Lexicon, scripts: number, plays: number): Promise<readonly Script[]> {
  const written: Script[] = [];
  for (let seed = 1; written.length < scripts; seed++) {
    const script = await writeScript(lexicon, seed, plays);
    if (script.plays.length === plays) written.push(script);
  }
  return written;
}

/** The first plays of a match, as long as there is one to be found; it is not over after them. */
async function writeScript(lexicon: Lexicon, seed: number, most: number): Promise<Script> {
  const draw = random(seed);
  const key = Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");
  const rig = new NodeRig({ words: lexicon });
  await rig.match.create(wanted(rig.id, { test: { key } }));
  await rig.match.takeSeat({ player: "bo", name: "Bo" });
  const clients = [await rig.connect("anna"), await rig.connect("bo")];
  const plays: ScriptedPlay[] = [];
  while (plays.length < most) {
    const client = clients[clients[0]?.game.turn ?? 0];
    if (client === undefined) break;
    const seat = client.game.turn;
    const play = legalPlay(client.game, lexicon, draw);
    if (play === null || client.game.bag === 0) break;
    const asked = { seat, seen: client.n, command: { type: "play", ...play } } as const;
    if ((await client.try(asked.command)) !== "done") throw new Error("a legal play was refused");
    plays.push(asked);
  }
  return { key, plays };
}
