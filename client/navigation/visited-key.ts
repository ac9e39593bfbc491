export const VISITED = "alfa-kraft:visited";

/** The prefix of the ids of landing boards. */
export const FIRST_MATCH = "first-";

/** True if nobody has used the app here before, on a page that has just opened (look.md, First minute). */
export const isFirstVisit = (path: string, storage: Pick<Storage, "getItem">): boolean =>
  path === "/" && storage.getItem(VISITED) === null;
