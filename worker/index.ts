import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { runSchedule } from "./schedule.ts";

export { Express, Match, Player } from "../party/index.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await runSchedule(env, controller.scheduledTime);
  },
} satisfies ExportedHandler<Bindings>;
