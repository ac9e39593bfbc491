/** What is done by the clock rather than for somebody: every ten minutes (`triggers` in wrangler.toml). */

import { type Bindings, readSettings } from "./env.ts";
import { faultOf, log } from "./log.ts";
import { sendDeferredNews } from "./match/deferred-news.ts";
import { renewNameKeys } from "./players/name-key.ts";
import { removeOrphanedRelations } from "./relations/change.ts";
import { askOverdue } from "./schedule/ask-overdue.ts";
import { cleanUp, cleanUpInvites } from "./schedule/clean-up.ts";
import { cleanUpReports } from "./words/reports.ts";

const TEN_MINUTES = 10;
/** When it is night where most players are. */
const QUIET_HOUR_UTC = 3;

export async function runSchedule(env: Bindings, scheduledAt: number): Promise<void> {
  const settings = readSettings(env);
  if ("fault" in settings) {
    log("error", "not-configured", { fault: settings.fault });
    return;
  }
  const at = new Date(scheduledAt);
  const hourly = at.getUTCMinutes() < TEN_MINUTES;
  const daily = hourly && at.getUTCHours() === QUIET_HOUR_UTC;
  await guarded("ask-overdue", () => askOverdue({ env, var: { settings } }, scheduledAt));
  await guarded("account-news", () => sendDeferredNews({ env, var: { settings } }, scheduledAt));
  if (hourly) await guarded("clean-up", () => cleanUp(env.DB, scheduledAt));
  if (hourly) await guarded("name-keys", () => renewNameKeys(env.DB));
  if (daily) await guarded("clean-up-invites", () => cleanUpInvites(env.DB, scheduledAt));
  if (daily) await guarded("clean-up-relations", () => removeOrphanedRelations(env.DB));
  if (daily) await guarded("clean-up-reports", () => cleanUpReports(env.DB, scheduledAt));
}

/** One that fails keeps no other from being done. */
async function guarded(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log("error", "schedule-failed", { what, ...faultOf(error) });
  }
}
