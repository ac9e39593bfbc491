const AT_ONCE = 8;

/** So many at once, in no order. */
export async function inLanes<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const left = [...all];
  const results: R[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) results.push(await work(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return results;
}
