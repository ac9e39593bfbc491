/** What is around one simulated match, and what is counted of its mishaps. */
import type { VersionedWords } from "../../shared/match/ports.ts";
import type { Random } from "../../shared/rules/testing/random.ts";
import type { Agenda } from "./agenda.ts";
import type { AnyMode } from "./any-mode.ts";
import type { Heard } from "./heard.ts";
import type { Lists } from "./lists.ts";
import type { Oracle } from "./oracle.ts";
import type { Weather } from "./weather.ts";

export interface World {
  readonly mode: AnyMode;
  readonly agenda: Agenda;
  readonly draw: Random;
  readonly weather: Weather;
  readonly oracle: Oracle;
  readonly heard: Heard;
  readonly lists: Lists;
  readonly words: (asked: string, now: number) => VersionedWords;
}

/** What the platform does of itself, counted. */
export interface Mishaps {
  throws: number;
  crashes: number;
  evictions: number;
  alarmsLost: number;
}
