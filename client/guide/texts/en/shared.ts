/** Texts that several games share. */
import { formats } from "../../../i18n/format.ts";
import type { Facts } from "../../facts.ts";
import type { ListItem } from "../texts.types.ts";

const { number, plural } = formats("en");

const DAY = 24;
/** Up to this in hours, above it in days. */
const HOURS_UP_TO = 72;

const pace = (hours: number): string =>
  hours > HOURS_UP_TO
    ? plural(hours / DAY, { one: "# day", other: "# days" })
    : plural(hours, { one: "# hour", other: "# hours" });

export const time = ({ casualHours, blitzMinutes }: Facts): readonly ListItem[] => [
  ["Casual.", `${pace(casualHours)} a turn. The clock shows only in the last day. Who runs out of time loses the match.`],
  [
    "Blitz.",
    `${plural(blitzMinutes, { one: "# minute", other: "# minutes" })} a turn. When time runs out, a pass is made for you. If you are away at that moment you get an inactivity strike, and the third loses the match. A turn of your own clears them.`,
  ],
];

export const inLine = "The tiles of one turn lie in one row or one column, with no gaps between.";
export const touching = "Every later turn touches, side to side, a tile that was there before.";
export const allWords = "Every word formed must be in the word list, the crossing ones too.";
export const free = "A word that is not in the list costs nothing. Try as often as you like.";
export const leftStanding = "If somebody resigns or loses on time, the scores stand as they are and the other player wins.";

export const letterSquares = "Letter squares multiply the value of the tile laid on them.";
export const eachWord = "Every word formed is scored by itself, and all are added. A tile in two words counts in both.";
export const onceOnly = "A bonus square counts only in the turn that covers it.";

export const firstOfTwo =
  "Whoever joined the match or accepted the challenge. In a rematch, the player who did not begin last time.";

export const bag = ({ tiles, blanks }: Facts): string =>
  blanks === 0
    ? `${number(tiles)} tiles, letters only. The number under a tile says how many there are.`
    : `${number(tiles)} tiles, ${number(blanks)} of them blank. The number under a tile says how many there are.`;
