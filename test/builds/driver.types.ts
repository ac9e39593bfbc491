/**
 * What `test:builds` asks of a page. Each build brings its own driver (test/browser/player.ts) and texts, so that a page is driven by
 * the labels that it has; where today's driver comes to differ from this, it gets an adapter here.
 */
import type { Locator, Page } from "@playwright/test";
import type { PowerId } from "../../shared/rules/model.ts";

export interface Driver {
  readonly page: Page;
  readonly board: Locator;
  readonly dialog: Locator;
  /** The points of the word that lies there. */
  readonly badge: Locator;
  open(path: string): Promise<void>;
  button(name: string): Locator;
  layWord(letters: string, at: readonly string[]): Promise<void>;
  place(power: PowerId, at: string): Promise<void>;
  buy(...powers: readonly PowerId[]): Promise<void>;
  play(): Promise<void>;
  pass(): Promise<void>;
  isOnTurn(): Promise<void>;
  scoresAre(own: number, opponent: number): Promise<void>;
  handLetters(): Promise<string>;
}

export interface Texts {
  readonly play: { readonly create: string; readonly link: string; readonly take: string };
  readonly match: { readonly more: string; readonly resign: string };
  readonly rematch: { readonly offer: string; readonly yes: string };
}

export interface Drivers {
  readonly Player: new (page: Page, grip: "tap") => Driver;
  readonly sv: Texts;
}
