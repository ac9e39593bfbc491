import { Hono } from "hono";
import type { App } from "../app.types.ts";
import { commitment } from "./commitment.ts";
import { create } from "./create.ts";
import { one } from "./one.ts";
import { record } from "./record.ts";

export const matches = new Hono<App>().route("/", create).route("/", one).route("/", commitment).route("/", record);
