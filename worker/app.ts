import { Hono } from "hono";
import { me } from "./account/me.ts";
import { account, sessions } from "./account/routes.ts";
import type { App } from "./app.types.ts";
import { challenges } from "./challenges/routes.ts";
import { readSettings } from "./env.ts";
import { friends } from "./friends/routes.ts";
import { health } from "./health/routes.ts";
import { asset } from "./http/assets.ts";
import { limitBody } from "./http/body.ts";
import { exactlyOnce } from "./http/exactly-once.ts";
import { httpsOnly } from "./http/https-only.ts";
import { refuse } from "./http/refuse.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { secure } from "./http/secure.ts";
import { codes, invites } from "./invites/routes.ts";
import { lexicons } from "./lexicons/routes.ts";
import { lists } from "./lists/routes.ts";
import { faultOf, log } from "./log.ts";
import { matches } from "./matches/routes.ts";
import { rematch } from "./rematch/routes.ts";
import { appSocket, sockets } from "./sockets/routes.ts";
import { words } from "./words/routes.ts";

const api = new Hono<App>()
  .use(requestLog, sameOrigin, limitBody, exactlyOnce)
  .route("/me", me)
  .route("/me", appSocket)
  .route("/account", account)
  .route("/", sessions)
  .route("/", lists)
  .route("/matches", sockets)
  .route("/matches", matches)
  .route("/matches", rematch)
  .route("/challenges", challenges)
  .route("/friends", friends)
  .route("/invites", invites)
  .route("/codes", codes)
  .route("/words", words)
  .route("/health", health)
  .all("*", (c) => refuse(c, "not-found"));

export const app = new Hono<App>()
  .use(secure)
  .use(async (c, next) => {
    const settings = readSettings(c.env);
    if ("fault" in settings) {
      log("error", "not-configured", { fault: settings.fault });
      return refuse(c, "not-configured");
    }
    c.set("settings", settings);
    return next();
  })
  .use(httpsOnly)
  .route("/api", api)
  .get("/assets/*", asset)
  .route("/lexicons", lexicons)
  .notFound((c) => refuse(c, "not-found"))
  .onError((error, c) => {
    log("error", "exception", { ...faultOf(error), player: c.var.player?.id, match: c.var.match });
    return refuse(c, "try-again");
  });
