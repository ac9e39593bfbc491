/** The Wordsmith Path (C-17). */
export const ranks = {
  tier: {
    apprentice: "Apprentice",
    scribe: "Scribe",
    penman: "Penman",
    linguist: "Linguist",
    scholar: "Scholar",
    sage: "Sage",
    master: "Master",
    grandmaster: "Grandmaster",
  },
};
