import { useLocation } from "preact-iso";
import type { GameId } from "../../shared/rules/model.ts";

export const HOME = "/";
export const PROFILE = "/profile";
export const FRIENDS = "/friends";
export const matchPath = (match: string): string => `/match/${encodeURIComponent(match)}`;
/** A match on this device. */
export const localPath = (match: string): string => `/local/${encodeURIComponent(match)}`;
/** The page that checks the chance of a finished match. */
export const verifyPath = (match: string): string => `/verify/${encodeURIComponent(match)}`;
export const guidePath = (game: GameId): string => `/rules/${game}`;

/** Navigates to another screen of the app. */
export const useNavigate = (): ((path: string, replace?: boolean) => void) => useLocation().route;
