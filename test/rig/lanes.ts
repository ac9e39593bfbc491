/** So many at once, each as soon as there is room for it. */
export async function inLanes<T, R>(lanes: number, all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const left = [...all];
  const results: R[] = [];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results.push(await work(next));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
