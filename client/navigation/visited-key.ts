export const VISITED = "alfa-kraft:visited";

/** The ids of landing boards begin so. */
export const FIRST_MATCH = "first-";

/** Has nobody been here before, on a page that has just been opened (look.md, First minute)? */
export const isFirstVisit = (path: string, storage: Pick<Storage, "getItem">): boolean =>
  path === "/" && storage.getItem(VISITED) === null;
