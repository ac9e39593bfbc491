import type { GameId } from "../../shared/rules/model.ts";

/** The names of the games are only here, so that an operator can change them. They are the same in every language. */
export const APP_NAME = "Alfa Kraft";

export const GAME_NAMES: Readonly<Record<GameId, string>> = {
  kraft: "Alfa Kraft",
  "kraft-classic": "Alfa Kraft Classic",
  alfapet: "Alfapet",
  wordfeud: "Wordfeud",
  express: "Alfapet Express",
  "daily-1": "Dagens Kraftprov 1",
  "daily-2": "Dagens Kraftprov 2",
  "daily-3": "Dagens Kraftprov 3",
};
