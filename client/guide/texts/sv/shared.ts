/** Texts that several games share. */
import { formats } from "../../../i18n/format.ts";
import type { Facts } from "../../facts.ts";
import type { ListItem } from "../texts.types.ts";

const { number, plural } = formats("sv");

const DAY = 24;
/** Up to this in hours, above it in days. */
const HOURS_UP_TO = 72;

const pace = (hours: number): string =>
  hours > HOURS_UP_TO ? plural(hours / DAY, { other: "# dygn" }) : plural(hours, { one: "# timme", other: "# timmar" });

export const time = ({ casualHours, blitzMinutes }: Facts): readonly ListItem[] => [
  ["Lugn.", `${pace(casualHours)} per drag. Klockan syns först det sista dygnet. Tar tiden slut är matchen förlorad.`],
  [
    "Blitz.",
    `${plural(blitzMinutes, { one: "# minut", other: "# minuter" })} per drag. Tar tiden slut passas det åt dig. Är du inte på plats just då får du en inaktivitetsvarning, och den tredje förlorar matchen. Ett eget drag stryker dem.`,
  ],
];

export const inLine = "Brickorna i ett drag ligger på en rad eller i en kolumn, utan luckor emellan.";
export const touching = "Varje senare drag ligger an, sida mot sida, mot en bricka som redan fanns.";
export const allWords = "Alla ord som bildas ska finnas i ordlistan, också de som korsar.";
export const free = "Ett ord som inte finns kostar ingenting. Försök så många gånger du vill.";
export const leftStanding = "Ger någon upp eller förlorar på tid står poängen som de är, och den andra vinner.";

export const letterSquares = "Bokstavsrutor multiplicerar värdet på brickan som läggs där.";
export const eachWord = "Varje ord som bildas räknas för sig och läggs ihop. En bricka i två ord räknas i båda.";
export const onceOnly = "En bonusruta gäller bara i draget som täcker den.";

export const firstOfTwo = "Den som gick med i matchen eller antog utmaningen. I en returmatch den som inte började sist.";

export const bag = ({ tiles, blanks }: Facts): string =>
  blanks === 0
    ? `${number(tiles)} brickor, bara bokstäver. Siffran under varje bricka säger hur många det finns.`
    : `${number(tiles)} brickor, varav ${number(blanks)} blanka. Siffran under varje bricka säger hur många det finns.`;
