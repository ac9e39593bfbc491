/** Word factors of one word (K-52). */
export function multiply(factors: readonly number[]): number {
  return factors.reduce((product, factor) => product * factor, 1);
}

/** Factors of 1 are left out of the sum, and no factor at all is 1 (C-01). */
export function add(factors: readonly number[]): number {
  const sum = factors.filter((factor) => factor !== 1).reduce((total, factor) => total + factor, 0);
  return sum === 0 ? 1 : sum;
}
