/**
 * Where everything lies that a search reads and writes. The search is written once, over one array of 32-bit integers: as
 * TypeScript it runs on an Int32Array, and the same source, compiled by AssemblyScript (tools/compile-search.ts), runs on the
 * memory of a WebAssembly module. So the files in this folder keep to whole numbers, plain functions and this array.
 */
export interface Kernel {
  readonly memory: Int32Array;
  /** Takes the records in the OUT area, of which OUT_USED are filled, and may raise FLOOR. */
  flush(): void;
}

/** The largest board, and the most tiles that a play can lay. */
export const MOST = 21;

/**
 * A square has an address: that of its record of eight words. Lines have 24 squares, a wall at either end, and there are
 * 24 lines; the board lies there twice, the second time with rows and columns exchanged, so every search runs rightwards.
 */
export const STEP = 8;
export const LINE = 24 * STEP;
export const TURNED = 24 * LINE;
export const SQUARES = 4096;

/** Letters that may be laid here, for the crossing word's sake; 0 where nothing may be laid. */
export const CROSS = 0;
/** The premium's factor for a letter laid here. */
export const LETTER = 1;
/** Sum of the values of the tiles that the crossing word has already. */
export const CROSS_SUM = 2;
/** Factor of the crossing word; 0 where there is none. */
export const CROSS_FACTOR = 3;
/** What a tile here adds to words << 16 | tiles of words, by its crossing word. */
export const CROSS_COUNT = 4;
/** The main word's factor f becomes f * MULTIPLY + ADD (K-52, C-01). */
export const MULTIPLY = 5;
export const ADD = 6;
/** The letter that lies here, or one of these. */
export const CELL = 7;
export const EMPTY = -1;
export const WALL = -2;
/** A letter that no word of the lexicon has. */
export const FOREIGN = 31;

/** Tables by square, at `address >> SQUARE`. */
export const SQUARE = 3;
const PLACES = (2 * TURNED) / STEP;
const TABLES = SQUARES + 2 * TURNED - SQUARES / STEP;
/** Value of the tile that lies here; sum of these from the line's start; the most that a crossing word can score. */
export const TILE = TABLES;
export const SUMS = TILE + PLACES;
export const CROSS_BEST = SUMS + PLACES;
/** The most that one alfa tile off the line adds in the word that crosses here. */
export const COUPLED = CROSS_BEST + PLACES;
/** 1: no search starts here, since one on a square just like it does. */
export const SAME = COUPLED + PLACES;
/** By the last square of a run of tiles: block and letters of the dictionary before which the run stands; its first square. */
export const RUN_BLOCK = SAME + PLACES;
export const RUN_LETTERS = RUN_BLOCK + PLACES;
export const RUN_START = RUN_LETTERS + PLACES;

/** Records of plays found: points, then tiles laid | words << 8 | coins << 16, then a word for each tile. */
/** While any letter may be laid, since an alfa tile off the line may make a word of what crosses: those that do by themselves. */
export const VALID = RUN_START + PLACES;
export const OUT = SQUARES + 2 * TURNED + 9 * PLACES;
export const RECORD = 24;
export const RECORDS = 256;
export const BEST = OUT + RECORD * RECORDS;
/** A tile of a path or record: square address | letter << 16 | kind << 24; kind 0 is a letter tile from the rack. */
export const LETTER_AT = 16;
export const KIND_AT = 24;

/** The dictionary fills the rest. */
export const DICTIONARY = BEST + 64;

/** What is asked. */
export const SIZE = 0;
/** Tiles at hand. */
export const TILES = 1;
/** Those of them that may become any letter. */
export const WILDS = 2;
/** Bit mask of the letters at hand. */
export const LETTERS = 3;
/** Number of rack tiles that is a full rack, or more than there can be. */
export const FULL_RACK = 4;
export const FULL_RACK_BONUS = 5;
export const MIN_RACK_TILES = 6;
export const COINS_PER_TILE = 7;
export const START = 8;
/** 1 while no tile lies: a play must cover the start square. */
export const OPENING = 9;
/** A play's worth is points * POINT_WORTH + coins * COIN_WORTH. Only plays worth more than FLOOR are kept. */
export const POINT_WORTH = 11;
export const COIN_WORTH = 12;
export const FLOOR = 13;
/** 1: keep the best play alone and raise FLOOR to its worth. */
export const ONLY_BEST = 14;
export const OUT_USED = 15;
/** Where the dictionary is entered: block and letters, backwards (0 letters: it is a word graph alone) and forwards. */
export const BACKWARD = 16;
export const BACKWARD_LETTERS = 17;
export const FORWARD = 18;
export const FORWARD_LETTERS = 19;
/** Number of anchors found. */
export const ANCHOR_COUNT = 20;
/** 1: factors of one word are added (C-01). */
export const FACTORS_ADD = 21;
/** The start square on the second board. */
export const START_TURNED = 22;
/** 1: bounds are made, and the search leaves out what cannot be worth more than FLOOR. */
export const BOUNDED = 23;
/** 1: a play may begin on any square, connected or not (K-24). */
export const ANYWHERE = 10;

/** Where the search stands. */
export const LIMIT = 24;
export const RIGHT = 25;
export const LEFT_END = 26;
export const SCORED = 27;
export const ROW = 28;
/** TURN_BIT where something can be laid right of the anchor, else 0. */
export const TURN = 29;
/** 1 while columns are searched: a tile that forms a word across was found there. */
export const IN_COLUMNS = 30;
/** First square of the run or the hook that the search starts from. */
export const ANCHOR_FIRST = 31;

/** By letter: how many are left in the rack (less than 0: so many wildcards are used as it), and its face value. */
export const RACK = 32;
export const VALUE = 64;
/** By tiles laid, by words formed: bonus (K-55, K-56). */
export const PLACEMENT = 96;
export const COMBO = 128;
/** By kind from 1: how many are left; 1 if worth the face value; word factor; 1 if it counts as a rack tile; 1 if an alfa tile. */
export const KINDS = 945;
export const KIND = 5;
export const LEFT_AT_HAND = 0;
export const TAKES_VALUE = 1;
export const WORD_FACTOR = 2;
export const IS_RACK_TILE = 3;
export const IS_ALFA = 4;
export const MOST_KINDS = 12;
export const PATH = 200;
/** By tiles laid: letters of the main word, crossing words, factor, counts. */
export const FRAMES = 264;
export const FRAME = 4;
/** By number of tiles: the most they can be worth as letters, the highest first. */
export const SORTED = 360;
/** By tiles laid to the left: the most that a play with so many or more there is worth. */
export const LEFTS = 384;
/** By tiles laid when the search turns, then by tiles laid in the end: the most that a play with so many or more is worth. */
export const ROWS = 408;
export const ROW_LENGTH = 24;
/** For bounds: factor of all alfa tiles at hand together, the highest of one, and 1 if some wildcard takes its letter's value. */
export const ALL_GEMS = 936;
export const HIGHEST_GEM = 937;
export const GOLD_AT_HAND = 938;
/** 1: only plays with an alfa tile are kept; how many are on the path. */
export const NEEDS_ALFA = 939;
export const ALFAS_LAID = 940;
/** How many alfa tiles are to be laid off the line; the most that one adds to a play's worth wherever the line lies, and the next. */
export const APART = 944;
export const EXTRA = 941;
export const EXTRA_NEXT = 1002;
/** Records that are gathered before they are taken: few where what is taken raises FLOOR. */
export const FLUSH_AT = 942;
/** By number of tiles: the most that a word of so many from the hand alone is worth as letters; 1: that was found out. */
export const LISTED = 3700;
export const LISTS = 943;
/** Three words for each: bound, square (of a run: its last), limit. */
export const ANCHORS = 1024;
export const ANCHOR = 3;
/** What the left part of a word brings along, while the bounds of its right parts are made. */
export const LEFT_FACTOR = 1004;
export const LEFT_CROSSING = 1005;
export const LEFT_COUNTS = 1006;
export const LEFT_EXTRA = 1007;
/** How many squares count the letter at all; double or more; triple or more; fourfold. */
export const LEFT_ONCE = 1008;
export const LEFT_TWICE = 1009;
export const LEFT_THRICE = 1010;
export const LEFT_FOURFOLD = 1011;
export const HIGHEST = 0x7fffffff;
export const LOWEST = -0x7fffffff;
