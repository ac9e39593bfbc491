import { app } from "./app.ts";
import type { Bindings } from "./env.ts";
import { cleanUp } from "./schedule/clean-up.ts";

export { Match } from "../party/index.ts";

export default {
  fetch: app.fetch,
  async scheduled(controller, env) {
    await cleanUp(env.DB, controller.scheduledTime);
  },
} satisfies ExportedHandler<Bindings>;
