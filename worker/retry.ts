const TRIES = 3;
const FIRST_WAIT_MS = 50;

/** The platform marks what may be asked again, such as an object that a deploy has just restarted. */
const mayAskAgain = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, "retryable") === true && Reflect.get(error, "overloaded") !== true;

/** Asks an object something that may be asked twice. A stub that has failed once is broken: `ask` makes one for each try. */
export async function withRetry<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !mayAskAgain(error)) throw error;
      await scheduler.wait(FIRST_WAIT_MS * 2 ** (tries - 1));
    }
  }
}
