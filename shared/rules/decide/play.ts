import { diceOf } from "../effects.ts";
import type { Played, Roll } from "../events.types.ts";
import { lyingAfter } from "../grid.ts";
import { barAfterPlay, fitInBar, meansOf } from "../hand.ts";
import type { Command, Seat } from "../model.ts";
import { judge, normalPlay } from "../play/judge.ts";
import { scoreOf } from "../play/score.ts";
import { type Position, positionOfState } from "../position.ts";
import type { TableFacts } from "../ruleset.types.ts";
import type { GameState } from "../state.types.ts";
import { isRackAlfa, without } from "../tiles.ts";
import { endsByEmptyRacks, endsByTurns, mustFinish, nextSeat } from "../turns.ts";
import { balanceAfter } from "./balance.ts";
import { type Context, type Decision, done, refused } from "./decision.ts";
import { factsOf, finishMove } from "./finish.ts";

export function decidePlay(
  state: GameState,
  seat: Seat,
  command: Extract<Command, { type: "play" }>,
  { now, words, chance }: Context,
): Decision {
  const position = positionOfState(state, seat);
  const { rules } = position;
  const play = normalPlay(command);
  const { error, formed, lying } = judge(position, play, words);
  if (error !== null) {
    // Only refusals for a word count as attempts (C-12).
    if (error.code !== "word-not-in-lexicon" || rules.freeAttempts === null) return refused(error);
    const penalty = (state.seats[seat]?.attempts ?? 0) >= rules.freeAttempts;
    return refused(error, [{ type: "attempted", at: now, seat, penalty }]);
  }

  // Dice roll only once the play is legal (K-38).
  const rolls: Roll[] = diceOf(play).map(({ at }) => ({ at, value: state.die ?? chance.roll() }));
  const rolled = lying === null || rolls.length > 0 ? lyingAfter(position.table, play, rolls) : lying;
  const { words: scored, bonuses, points, coins } = scoreOf(position, play, formed, rolled);
  const { drawn, earned, lost, facts } = gains(position, state, seat, play, formed.length);
  const { balance, penalties } = balanceAfter(state, seat, coins);
  const { tiles, powers } = play;
  const move: Played = {
    type: "played",
    at: now,
    seat,
    tiles,
    powers,
    rolls,
    words: scored,
    bonuses,
    points,
    coins,
    balance,
    penalties,
    drawn,
    earned,
    lost,
    next: null,
  };
  const laid = tiles.length;
  const reason = laid > 0 && endsByEmptyRacks(rules, facts, seat) ? "racks-empty" : endsByTurns(rules, state, laid);
  const next = mustFinish(rules, facts, seat) ? null : nextSeat(rules, facts, seat);
  return done(finishMove(state, move, reason, next));
}

/** What a play brings, and the table after it as far as the next turn goes: to make the move twice would cost more than to judge it. */
interface Gains extends Pick<Played, "drawn" | "earned" | "lost"> {
  readonly facts: TableFacts;
}

/** Tiles drawn and earned (K-18, K-60 to K-63, C-03). */
function gains(
  { rules, rack, bar, table }: Position,
  state: GameState,
  seat: Seat,
  play: ReturnType<typeof normalPlay>,
  words: number,
): Gains {
  const laid = play.tiles.length;
  const before = factsOf(state);
  const kept = (without(rack, meansOf(play).rack) ?? []).length;
  const free = Math.max(0, table.rackSize - kept);
  const { draw, alfa } = rules.refill({ free, bag: state.bag.length, laid });
  const drawn = state.bag.slice(0, draw);

  const ends = endsByEmptyRacks(rules, withRack(before, seat, kept), seat);
  const forBar = fitInBar(ends ? [] : rules.earns(laid, words), barAfterPlay(bar, play, []), table.slots);
  const earned = [...forBar.kept, ...(alfa === null ? [] : [alfa])];
  const held = kept + drawn.length + earned.filter(isRackAlfa).length;
  return {
    drawn,
    earned,
    lost: forBar.lost,
    facts: { ...withRack(before, seat, held), bag: before.bag - drawn.length },
  };
}

const withRack = ({ bag, seats }: TableFacts, seat: Seat, rackCount: number): TableFacts => ({
  bag,
  seats: seats.map((each, index) => (index === seat ? { rackCount, resigned: each.resigned } : each)),
});
