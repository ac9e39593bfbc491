import type { LexiconId } from "../../../shared/rules/model.ts";
import type { Facts } from "../facts.ts";
import type { PAGES, PageId } from "../pages.ts";

/** A paragraph, or a list whose entries may begin with a term. */
export type Block = string | readonly ListItem[];
export type ListItem = string | readonly [name: string, text: string];

export interface SectionText {
  readonly title: string;
  readonly says: (facts: Facts) => readonly Block[];
}

/** A page with a missing or extra section does not compile. */
export type PageText<Page extends PageId> = {
  readonly lead: (facts: Facts) => string;
  readonly sections: { readonly [Section in keyof (typeof PAGES)[Page]]: SectionText };
};

/** Labels of drawings and tables. */
export interface Labels {
  readonly contents: string;
  readonly otherGames: string;
  readonly startSquare: string;
  readonly onBoard: (squares: number) => string;
  readonly board: (size: number) => string;
  readonly steps: { readonly tiles: string; readonly words: string; readonly rack: string; readonly bonus: string };
  /** The last row of a table of steps. */
  readonly orMore: (from: number) => string;
  readonly opening: (word: string) => string;
  readonly joining: (word: string, longer: string) => string;
  readonly coins: (coins: number) => string;
  readonly total: (points: number) => string;
  /** A tapped morph, which changes a tile in the hand (C-08). */
  readonly rackMorph: { readonly how: string; readonly effect: string };
  readonly price: (prices: string) => string;
  readonly earnedByTiles: (tiles: number, last: boolean) => string;
  readonly earnedByWords: (words: number) => string;
  readonly wordFactor: (factor: number) => string;
  readonly goldWorth: string;
  readonly charged: string;
  readonly rolled: string;
  readonly morphed: string;
  readonly stop: (before: string, word: string) => string;
  readonly arrowRightDown: (word: string) => string;
  readonly arrowDownRight: (word: string) => string;
  readonly tileCount: (letter: string, value: number, count: number) => string;
}

/** The words of the drawings in the reader's language: long enough to show something, short enough for a phone. */
export interface ExampleWords {
  /** The lexicon of their tiles. */
  readonly lexicon: LexiconId;
  /** Five letters across the start square. */
  readonly opening: string;
  /** Two letters downwards. The second one extends the opening. */
  readonly joining: string;
  /** A word, and one that begins after a stop tile behind it. */
  readonly stopped: readonly [before: string, after: string];
  /** Five or six letters with a turn at the third. */
  readonly bent: string;
}

export interface GuideTexts {
  readonly labels: Labels;
  readonly words: ExampleWords;
  readonly pages: { readonly [Page in PageId]: PageText<Page> };
}
