import { Hono } from "hono";
import type { App } from "../app.types.ts";
import { inbox } from "./inbox-routes.ts";
import { list } from "./list.ts";

/** The lists of a player's pages: their matches and what awaits them. */
export const lists = new Hono<App>().route("/matches", list).route("/inbox", inbox);
