import type { WordList } from "../model.ts";

/** Refuses about one word in so many, by its letters alone; 0: none. */
export const wordsBut = (one: number): WordList => ({
  has: (word) => one === 0 || [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % one !== 0,
});
