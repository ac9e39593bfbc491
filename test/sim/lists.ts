/** The lists in D1 as a match sees them: they may refuse, be slow, or apply a notice and lose the answer (worker/schedule). */
import type { Delivery, Notice } from "../../shared/match/ports.ts";
import type { Probe } from "../../shared/match/service.types.ts";
import { OVERDUE_MS } from "../../shared/match/times.ts";

export class Lists {
  /** Does the match have its row: it is written after the match is made. */
  listed = true;
  /** It closed before it had one, and has nothing to tell. */
  neverListed = false;
  /** By name, each once. */
  readonly applied = new Map<Notice["name"], Notice>();
  readonly faults: string[] = [];
  deliveries = 0;
  refused = 0;
  /** When the match is asked how it stands; null: never. */
  askAt: number | null = null;

  /** Once, like the key of the table: a second time changes nothing. */
  take(notice: Notice): Delivery {
    this.deliveries++;
    if (!this.listed) {
      this.neverListed = notice.name === "closed";
      return this.neverListed ? "applied" : "unlisted";
    }
    // Told again once there is a row: then it is listed after all.
    this.neverListed = false;
    const before = this.applied.get(notice.name);
    if (before !== undefined) {
      if (JSON.stringify(before) !== JSON.stringify(notice))
        this.faults.push(`${notice.name} was told in two ways: ${JSON.stringify(before)} and ${JSON.stringify(notice)}`);
      return "applied";
    }
    if (this.ended) this.faults.push(`${notice.name} was told after the end`);
    this.applied.set(notice.name, notice);
    this.askAt = notice.name === "live" && notice.due !== null ? notice.due + OVERDUE_MS : null;
    return "applied";
  }

  get ended(): boolean {
    return this.neverListed || this.applied.has("over") || this.applied.has("closed");
  }

  /** What the ten-minute job makes of an answer. */
  hear({ due, phase }: Probe, now: number): void {
    if (this.ended) return;
    const over = phase === "over" || phase === "closed";
    this.askAt = over || due === null ? now + OVERDUE_MS : due + OVERDUE_MS;
  }
}
