/** What was used since the process began, as it is billed. */
export interface Usage {
  /** Rows written by cursors and puts in every Durable Object. */
  readonly rows: number;
  readonly alarms: number;
  /** Rows written in D1, those of indexes included. */
  readonly d1: number;
  /** Rows read, in objects and in D1. */
  readonly rowsRead: number;
  readonly d1Read: number;
  /** Requests that the Worker has answered, those of this bench apart. */
  readonly requests: number;
  /** What woke an object: a request, a call, an alarm. Messages on sockets are counted by themselves. */
  readonly calls: number;
  readonly messages: number;
}
