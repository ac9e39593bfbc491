/** Matches computed in advance: the same key makes the server deal the same tiles, so the clients of a bench need no search. */
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

/** Scripts of `plays` plays each, without a pass. */
export async function writeScripts(lexicon: Lexicon, scripts: number, plays: number): Promise<readonly Script[]> {
  const written: Script[] = [];
  for (let seed = 1; written.length < scripts; seed++) {
    const script = await writeScript(lexicon, seed, plays);
    if (script.plays.length === plays) written.push(script);
  }
  return written;
}

/** At most `maxPlays` first plays of a match. Stops early where no play is found, or where the match could end. */
async function writeScript(lexicon: Lexicon, seed: number, maxPlays: number): Promise<Script> {
  const draw = random(seed);
  const key = Array.from({ length: 64 }, () => draw.below(16).toString(16)).join("");
  const rig = new NodeRig({ words: lexicon });
  await rig.match.create(wanted(rig.id, { test: { key } }));
  await rig.match.takeSeat({ player: "bo", name: "Bo" });
  const clients = [await rig.connect("anna"), await rig.connect("bo")];
  const plays: ScriptedPlay[] = [];
  while (plays.length < maxPlays) {
    const client = clients[clients[0]?.game.turn ?? 0];
    if (client === undefined) break;
    const seat = client.game.turn;
    const play = legalPlay(client.game, lexicon, draw);
    if (play === null || client.game.bag === 0) break;
    const scripted = { seat, seen: client.n, command: { type: "play", ...play } } as const;
    if ((await client.try(scripted.command)) !== "done") throw new Error("a legal play was refused");
    plays.push(scripted);
  }
  return { key, plays };
}
