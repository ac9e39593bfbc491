/** A little is added to the diagonal, so that what hardly varies comes out near 0. */
const RIDGE = 1;

/** The weights whose sum with each row is nearest to its result. */
export function leastSquares(rows: readonly (readonly number[])[], results: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const system = Array.from({ length: size }, (_, at) => {
    const line = new Array<number>(size + 1).fill(0);
    line[at] = RIDGE;
    return line;
  });
  rows.forEach((row, index) => {
    for (let at = 0; at < size; at++) {
      const line = system[at];
      const value = row[at] ?? 0;
      if (line === undefined || value === 0) continue;
      for (let other = 0; other < size; other++) line[other] = (line[other] ?? 0) + value * (row[other] ?? 0);
      line[size] = (line[size] ?? 0) + value * (results[index] ?? 0);
    }
  });
  return solved(system);
}

/** Gauss and Jordan; the diagonal is never 0. */
function solved(system: number[][]): number[] {
  system.forEach((line, at) => {
    const lead = line[at] ?? 1;
    for (let column = at; column < line.length; column++) line[column] = (line[column] ?? 0) / lead;
    for (const other of system) {
      const times = other === line ? 0 : (other[at] ?? 0);
      if (times === 0) continue;
      for (let column = at; column < line.length; column++) other[column] = (other[column] ?? 0) - times * (line[column] ?? 0);
    }
  });
  return system.map((line) => line.at(-1) ?? 0);
}
