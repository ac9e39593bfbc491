import type { Messages } from "../index.ts";

export const ranks: Messages["ranks"] = {
  tier: {
    apprentice: "Lärling",
    scribe: "Skrivare",
    penman: "Skribent",
    linguist: "Lingvist",
    scholar: "Lärd",
    sage: "Vis",
    master: "Mästare",
    grandmaster: "Stormästare",
  },
};
