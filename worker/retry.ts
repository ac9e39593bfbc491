const MAX_TRIES = 3;
const FIRST_WAIT_MS = 50;

/** The platform marks errors after which a call may be made again, such as that of an object which a deploy has just restarted. */
const mayRetry = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, "retryable") === true && Reflect.get(error, "overloaded") !== true;

/** Makes a call that is safe to make twice, up to three times with back-off. `call` makes a new stub each time: one that failed is broken. */
export async function withRetry<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (tries === MAX_TRIES || !mayRetry(error)) throw error;
      await scheduler.wait(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  }
}
