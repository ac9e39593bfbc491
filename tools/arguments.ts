/**
 * The arguments of a command: `--name value` for each option, `--name` for a flag, and files or names after them. Whatever is
 * wrong is said in one line and ends the process with 2, before anything else is done.
 */
import { parseArgs } from "node:util";

/** What an option's value may be; `read` throws an Error that goes on from the option's name. */
export interface Option<T> {
  readonly flag: boolean;
  /** What was given, in order; nothing: the option is not there. */
  readonly read: (given: readonly string[]) => T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = { readonly [Name in keyof O]: O[Name] extends Option<infer T> ? T : never };

/** What may stand beside the options; `usage` says so where it does not. */
export interface Rest {
  readonly usage: string;
  readonly least: number;
  readonly most: number;
}

const NONE: Rest = { usage: "", least: 0, most: 0 };

const once =
  <T>(fallback: T | undefined, read: (given: string) => T): Option<T>["read"] =>
  ([given, ...more]) => {
    if (more.length > 0) throw new Error("is there more than once");
    if (given !== undefined) return read(given);
    if (fallback === undefined) throw new Error("is missing");
    return fallback;
  };

function among<T extends string>(all: readonly T[], given: string): T {
  const found = all.find((one) => one === given);
  if (found === undefined) throw new Error(`takes one of: ${all.join(" ")}; not "${given}"`);
  return found;
}

export const flag: Option<boolean> = { flag: true, read: (given) => given.length > 0 };

/** Without a fallback the option has to be there. */
export const text = (fallback?: string): Option<string> => ({
  flag: false,
  read: once(fallback, (given) => {
    if (given.trim() === "") throw new Error("takes a text, not an empty one");
    return given;
  }),
});

/** A text, or nothing at all. */
export const optional = <T>(option: Option<T>): Option<T | undefined> => ({
  flag: option.flag,
  read: (given) => (given.length === 0 ? undefined : option.read(given)),
});

export const oneOf = <T extends string>(all: readonly T[], fallback?: T): Option<T> => ({
  flag: false,
  read: once(fallback, (given) => among(all, given)),
});

/** `A,B`: each of them one of `all`. */
export const listOf = <T extends string>(all: readonly T[], fallback?: readonly T[]): Option<readonly T[]> => ({
  flag: false,
  read: once<readonly T[]>(fallback, (given) => given.split(",").map((one) => among(all, one.trim()))),
});

/** Any number of times; nothing is all of them. */
export const eachOf = <T extends string>(all: readonly T[]): Option<readonly T[]> => ({
  flag: false,
  read: (given) => (given.length === 0 ? all : [...new Set(given.map((one) => among(all, one)))]),
});

export const wholeNumber = (fallback?: number, least = 0): Option<number> => ({
  flag: false,
  read: once(fallback, (given) => {
    if (!/^\d{1,9}$/.test(given) || Number(given) < least) {
      throw new Error(`takes a whole number${least > 0 ? ` from ${least} on` : ""}, not "${given}"`);
    }
    return Number(given);
  }),
});

type Parsed<O extends Options> = { readonly values: Values<O>; readonly rest: readonly string[] } | { readonly fault: string };

export function parseArguments<O extends Options>(options: O, rest: Rest, args: readonly string[]): Parsed<O> {
  const names = Object.keys(options);
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map((name) => [name, { type: options[name]?.flag ? "boolean" : "string" } as const])),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const others: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") others.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(options, name) && rawName.startsWith("--") ? options[name] : undefined;
    if (option === undefined) return { fault: `there is no option ${rawName}${names.length > 0 ? `; ${listed(names)}` : ""}` };
    if (option.flag && value !== undefined) return { fault: `--${name} takes no value` };
    if (!option.flag && value === undefined) return { fault: `--${name} takes a value` };
    given.set(name, [...(given.get(name) ?? []), value ?? ""]);
  }
  if (others.length < rest.least || others.length > rest.most) {
    return { fault: rest.usage === "" ? `nothing is known of "${others[rest.most]}"` : `usage: ${rest.usage}` };
  }
  const values: Record<string, unknown> = {};
  for (const name of names) {
    try {
      values[name] = options[name]?.read(given.get(name) ?? []);
    } catch (error) {
      return { fault: `--${name} ${error instanceof Error ? error.message : error}` };
    }
  }
  return { values: values as Values<O>, rest: others };
}

const listed = (names: readonly string[]): string => `there are ${names.map((name) => `--${name}`).join(" ")}`;

export function readArguments<O extends Options>(options: O): Values<O> {
  return readCommand(options, NONE).values;
}

/** With what stands beside the options. */
export function readCommand<O extends Options>(options: O, rest: Rest) {
  const parsed = parseArguments(options, rest, process.argv.slice(2));
  return "fault" in parsed ? refuse(parsed.fault) : parsed;
}

/** What is wrong with the arguments when seen together. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
