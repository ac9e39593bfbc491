/** Hostile messages: by the grammar with something wrong in it, real ones that were tampered with, and plain junk. */
import { GEMS, POWER_IDS } from "../../shared/rules/model.ts";
import type { Random } from "../../shared/rules/testing/random.ts";
import { deep, hostileString, hostileValue, rawJson } from "./values.ts";

export type Message = string | ArrayBuffer;

const LETTERS = "AEINRSTLDKOMGUÄVHÅÖFBPJYCXZQWÆØ";
const SOURCES = ["blank", "gold", "*5", "*6", "*7", "~", "stop", ...GEMS.map((gem) => `alfa:${gem}`)];
/** Those that end a match are rare, so that there is one to be hostile to. */
const ENDING = ["resign", "pass", "end-game", "done"];
const TYPES = ["play", "swap", "exchange", "morph-rack", "buy", "sell", "ready", "unready", "draw", "arrange", "undone", "names"];

/** What the sender knows of the match it is in. */
export interface Knowing {
  readonly n: number;
  /** Real messages of this match. */
  readonly known: readonly string[];
  /** None of the messages may be a command to the match. */
  readonly harmless: boolean;
}

export function hostileMessage(draw: Random, { n, known, harmless }: Knowing): Message {
  const kind = draw.below(100);
  if (kind < 40) return spoilt(draw, JSON.stringify(byGrammar(draw, n, harmless)), harmless);
  if (kind < 75) return tampered(draw, draw.pick(known) ?? '{"t":"visible","visible":true}', harmless);
  if (kind < 85) return JSON.stringify(hostileValue(draw)) ?? "undefined";
  if (kind < 88) return deep(draw);
  if (kind < 92) return rawJson(draw);
  if (kind < 95) return new Uint8Array(Array.from({ length: draw.below(200) }, () => draw.below(256))).buffer;
  if (kind < 97)
    return hostileString(draw)
      .repeat(1 + draw.below(50))
      .slice(0, 9000);
  return `{"t":"command","id":"${"x".repeat(draw.below(5000))}"}`;
}

/** As the schema has it, with a hostile value here and there. */
function byGrammar(draw: Random, n: number, harmless: boolean): unknown {
  const odd = <T>(value: T): T | unknown => (draw.chance(harmless ? 0.12 : 0.04) ? hostileValue(draw) : value);
  const letter = (): unknown => odd(draw.pick([...LETTERS]));
  const square = (): unknown => odd(`${String.fromCharCode(65 + draw.below(18))}${draw.below(18)}`);
  const some = (make: () => unknown): unknown => odd(Array.from({ length: draw.below(draw.chance(0.05) ? 40 : 8) }, make));
  const tile = (): unknown =>
    odd({
      at: square(),
      letter: letter(),
      ...(draw.chance(0.2) ? { from: odd(draw.pick(SOURCES)) } : {}),
      ...(draw.chance(0.1) ? { arrow: odd("right-down") } : {}),
    });
  const power = (): unknown => odd(draw.pick(POWER_IDS));
  const kind = draw.below(20);
  if (kind < 2) return { t: "catch-up", after: odd(draw.below(50)) };
  if (kind < 3) return { t: "visible", visible: odd(draw.chance(0.5)) };
  if (kind < 4) return { t: odd("news"), after: 0 };
  const command = {
    type: odd(draw.pick(draw.chance(0.01) ? ENDING : TYPES)),
    tiles: some(draw.chance(0.7) ? tile : letter),
    powers: some(() => odd({ power: power(), at: square(), letter: letter() })),
    power: power(),
    letter: letter(),
    revision: odd(draw.below(1000)),
    names: some(() => odd("NAMN")),
  };
  return {
    t: "command",
    id: odd(`fuzz-${draw.below(1_000_000_000)}`),
    seen: odd(draw.chance(0.9) ? n : draw.below(60)),
    command: odd(command),
  };
}

/** One thing made wrong for certain, where it must not be a command. */
function spoilt(draw: Random, text: string, harmless: boolean): string {
  if (!harmless || !text.includes('"t":"command"')) return text;
  return draw.chance(0.5) ? text.replace('"id"', '"di"') : text.replace('"seen":', '"seen":"x","was":');
}

function tampered(draw: Random, text: string, harmless: boolean): string {
  const characters = [...text];
  for (let change = 0; change <= draw.below(4); change++) {
    const at = draw.below(characters.length || 1);
    const kind = draw.below(6);
    if (kind === 0) characters.splice(at, 1 + draw.below(10));
    else if (kind === 1) characters[at] = String.fromCodePoint(draw.below(0x500));
    else if (kind === 2) characters.splice(at, 0, ...hostileString(draw).slice(0, 40));
    else if (kind === 3) characters.splice(at, 0, ...characters.slice(at, at + draw.below(30)));
    else if (kind === 4) characters.length = at;
    else characters.splice(at, 0, ...rawJson(draw));
  }
  return spoilt(draw, characters.join(""), harmless);
}
