/** The search is bounded by what it counts; a guard ends it where even that takes too long on some device, and is told where. */
export interface Guard {
  isOver(): boolean;
  cut(where: string): void;
}

export const NO_GUARD: Guard = { isOver: () => false, cut: () => {} };

/** True, and told, where time is up. */
export function isCut(guard: Guard, where: string): boolean {
  if (!guard.isOver()) return false;
  guard.cut(where);
  return true;
}
