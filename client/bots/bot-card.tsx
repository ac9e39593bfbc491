import "./bot-card.css";
import { LEVELS, type Level } from "../../shared/bot/level-ids.ts";
import { RATINGS } from "../../shared/bot/ratings.ts";
import type { MatchRulesetId } from "../../shared/rules/rulesets/agreements.ts";
import { t } from "../i18n/index.ts";
import { Cairn } from "../icons/cairn.tsx";
import { BackIcon, ForwardIcon } from "../icons/index.ts";
import { sayRank } from "../rating/say-rank.ts";
import { Barred } from "../ui/barred.tsx";
import { aboutBot, botName } from "./naming.ts";

interface BotCardProps {
  readonly ruleset: MatchRulesetId;
  readonly level: Level;
  /** The number of bots. */
  readonly bots: number;
  readonly busy: boolean;
  /** The reason why no match can be started now. */
  readonly barred: string | null;
  readonly onLevel: (level: Level) => void;
  readonly onPlay: () => void;
}

/** A bot as opponent. Arrows step through the levels, each with its rating. */
export function BotCard({ ruleset, level, bots, busy, barred, onLevel, onPlay }: BotCardProps) {
  const texts = t().bots;
  const at = LEVELS.indexOf(level);
  const name = botName(ruleset, level);
  const rating = RATINGS[ruleset]?.[level];
  const step = (by: number) => () => {
    const next = LEVELS[at + by];
    if (next !== undefined) onLevel(next);
  };
  return (
    <section class="card bot-card" aria-labelledby="bot-name">
      <button type="button" class="icon-button" aria-label={texts.easier} disabled={at === 0} onClick={step(-1)}>
        <BackIcon />
      </button>
      <Cairn stones={at + 1} />
      <div class="bot-card-text" aria-live="polite">
        <p class="bot-card-small">{texts.levelOf(at + 1, LEVELS.length)}</p>
        <h2 id="bot-name">{name}</h2>
        {rating !== undefined && (
          <p class="bot-card-small bot-card-rating">
            {texts.rating(rating)} <span class="bot-card-rank">{sayRank(rating)}</span>
          </p>
        )}
        <p class="bot-card-about">{aboutBot(ruleset, level, bots)}</p>
      </div>
      <button type="button" class="icon-button" aria-label={texts.harder} disabled={at === LEVELS.length - 1} onClick={step(1)}>
        <ForwardIcon />
      </button>
      <button type="button" class="button primary" disabled={busy || barred !== null} onClick={onPlay}>
        {busy ? texts.preparing : bots === 1 ? texts.play(name) : texts.playMany(bots, name)}
      </button>
      {barred === null ? <p class="hint bot-card-note">{texts.noClock}</p> : <Barred why={barred} />}
    </section>
  );
}
