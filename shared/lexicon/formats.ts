/**
 * Layouts of the lexicon files. They stand in the names of files, so that a reader never meets a layout that it does not
 * know: `dawg.ts`, `list-file.ts`, `bands-file.ts` say what they are.
 */
export const AUTOMATON_FORMAT = 1;
export const LIST_FORMAT = 1;
export const BANDS_FORMAT = 1;
