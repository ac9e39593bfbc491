import { useLocation } from "preact-iso";

export const HOME = "/";
export const matchPath = (match: string): string => `/match/${encodeURIComponent(match)}`;

/** Goes to another screen of the app. */
export const useNavigate = (): ((path: string, replace?: boolean) => void) => useLocation().route;
