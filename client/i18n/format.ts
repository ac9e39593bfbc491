import type { Locale } from "./locale.ts";

/** U+202F keeps a group of digits on one line. */
const THIN_SPACE = "\u202f";
/** U+2212 is the minus sign. */
const MINUS = "\u2212";

export type PluralForms = { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export interface Formats {
  number(value: number): string;
  /** `+34`, `−3`, `0`. */
  signed(value: number): string;
  /** The form that the plural rules of the language choose. `#` in it is the number. */
  plural(count: number, forms: PluralForms): string;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
  /** A countdown of up to a day as `05:12:44`, under an hour as `12:44`. Takes milliseconds. */
  countdown(ms: number): string;
}

/** Joins the texts that are present. Each gets a full stop unless it ends in a mark of its own. */
export const sentences = (...texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null && text !== "")
    .map((text) => (/[.!?…]$/u.test(text ?? "") ? text : `${text}.`))
    .join(" ");

const two = (value: number): string => String(value).padStart(2, "0");

/** Seconds are rounded up, so that `00:00` never shows before the deadline. */
function countdown(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(total / 3600);
  const rest = `${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}

/** Dates, numbers and plurals by locale. */
export function formats(locale: Locale): Formats {
  const digits = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { style: "long", type: "conjunction" });
  const number = (value: number): string => digits.format(value).replaceAll("\u00a0", THIN_SPACE).replaceAll("-", MINUS);
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replace("#", number(count)),
    list: (items) => lists.format(items),
    countdown,
  };
}
