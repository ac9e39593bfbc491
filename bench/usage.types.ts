/** What has been used since the process began, as it is billed. */
export interface Usage {
  /** Rows written by cursors and puts in all Durable Objects. */
  readonly rows: number;
  readonly alarms: number;
  /** Rows written in D1, including those of indexes. */
  readonly d1: number;
  /** Rows read, in objects and in D1. */
  readonly rowsRead: number;
  readonly d1Read: number;
  /** Requests that the Worker has answered, without those of the bench itself. */
  readonly requests: number;
  /** Requests, calls and alarms of objects. Messages on sockets are counted apart. */
  readonly calls: number;
  readonly messages: number;
}
