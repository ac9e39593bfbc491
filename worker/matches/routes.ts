import { Hono } from "hono";
import type { App } from "../app.types.ts";
import { create } from "./create.ts";
import { list } from "./list.ts";
import { one } from "./one.ts";

export const matches = new Hono<App>().route("/", create).route("/", list).route("/", one);
