import { deviceShelf } from "./shelf.ts";

/** The one shelf of this page. */
export const shelf = deviceShelf();
