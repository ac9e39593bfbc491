import { describe, expect, it, vi } from "vitest";
import { type BarItem, type GameView, previewPlay, type RulesetId, viewFor } from "../rules/index.ts";
import { positionOfView } from "../rules/position.ts";
import { NO_GUARD } from "./guard.ts";
import { LeaveTable } from "./leave.ts";
import { skillOf } from "./levels.ts";
import type { Mind } from "./option.ts";
import { optionsOf } from "./options.ts";
import { bestWorth, playsOf, type Reach, taskFor } from "./search.ts";
import { seeded } from "./seeded.ts";
import { behindStops, withArrow } from "./specials.ts";
import { bot, playBots } from "./testing/bot-match.ts";
import { SMALL } from "./testing/knowledge.ts";
import { unseenTiles } from "./unseen.ts";

vi.setConfig({ testTimeout: 60_000 });

const { words, knowledge } = SMALL;

/** Views in the middle of matches, with something more at hand. */
function views(ruleset: RulesetId, more: { readonly bar?: readonly BarItem[]; readonly rack?: readonly string[] }): GameView[] {
  const found: GameView[] = [];
  const hard = bot("hard", knowledge);
  playBots({ ruleset, lexicon: "sv", seed: "7", players: [hard, hard] }, words, ({ before, seat }) => {
    const view = viewFor(before, seat);
    if (view.own === null || view.turnNumber % 6 !== 0) return;
    const { bar = [], rack = [] } = more;
    const kept = view.own.rack.slice(0, Math.max(0, view.own.rack.length - rack.length));
    found.push({ ...view, own: { ...view.own, bar, rack: [...kept, ...rack] } });
  });
  return found;
}

function mindOf(view: GameView): Mind {
  const unseen = unseenTiles(view);
  const leave = new LeaveTable(view, unseen);
  return { view, skill: skillOf("expert", view.ruleset), knowledge, random: seeded("1"), guard: NO_GUARD, unseen, leave };
}

describe("plays that a bot finds", () => {
  const HANDS = [
    ["kraft", { bar: ["alfa:septagon", "gold"] }],
    ["kraft", { bar: ["alfa:pentagon", "alfa:hexagon"] }],
    ["kraft-classic", { rack: ["*6", "~"] }],
    ["wordfeud", { rack: ["?"] }],
  ] as const;

  it.each(HANDS)("K-54 C-03 %s %o: are legal, and worth what the rules say", (ruleset, hand) => {
    for (const view of views(ruleset, hand)) {
      for (const reach of ["line", "free"] satisfies Reach[]) {
        const task = taskFor(view, positionOfView(view), knowledge.all);
        for (const { tiles, points, coins } of playsOf(view, task, knowledge.all, 10, 3, reach)) {
          const preview = previewPlay(view, { tiles, powers: [] }, words);
          expect(preview).toMatchObject({ error: null, points, coins });
        }
      }
    }
  });

  it("A-61 a search for what is worth more than something finds the same best play, or nothing", () => {
    for (const view of views("kraft", { bar: ["alfa:septagon", "gold"] })) {
      const task = taskFor(view, positionOfView(view), knowledge.all);
      for (const jokers of [0, 1, 2]) {
        const worth = bestWorth(view, task, knowledge.all, jokers);
        expect(bestWorth(view, task, knowledge.all, jokers, worth - 1)).toBe(worth);
        expect(bestWorth(view, task, knowledge.all, jokers, worth)).toBe(0);
      }
    }
  });

  it("P-10 stop tiles go behind words, with a word of the bot's own behind them", () => {
    const plays = views("alfapet", { rack: ["#"] }).flatMap((view) =>
      behindStops(mindOf(view)).map(({ play }) => previewPlay(view, { tiles: play.tiles, powers: [] }, words)),
    );
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.filter(({ error }) => error !== null)).toEqual([]);
  });

  it("P-11 P-08 an arrow goes under a letter where no word changes, and counts as a tile laid", () => {
    let arrows = 0;
    for (const view of views("alfapet", { rack: [">"] })) {
      const mind = mindOf(view);
      for (const option of optionsOf(mind).options.slice(0, 5)) {
        const { play } = withArrow(mind, option);
        if (!play.tiles.some(({ arrow }) => arrow !== undefined)) continue;
        arrows++;
        const preview = previewPlay(view, { tiles: play.tiles, powers: [] }, words);
        expect(preview).toMatchObject({ error: null, points: play.points });
        expect(play.points).toBeGreaterThanOrEqual(option.play.points);
      }
    }
    expect(arrows).toBeGreaterThan(0);
  });
});
