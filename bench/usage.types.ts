/** Rows that were written since the process began, as they are billed. */
export interface Usage {
  /** By cursors and puts in every Durable Object. */
  readonly rows: number;
  readonly alarms: number;
  /** In D1, those of indexes included. */
  readonly d1: number;
}
