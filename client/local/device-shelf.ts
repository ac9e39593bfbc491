import { deviceShelf } from "./shelf.ts";

/** The one store of this page. */
export const shelf = deviceShelf();
