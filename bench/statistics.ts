const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** NaN for an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const order = sorted(values);
  return order[Math.min(order.length - 1, Math.floor((order.length * percent) / 100))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const order = sorted(values);
  const middle = order.length / 2;
  return ((order[Math.ceil(middle) - 1] ?? Number.NaN) + (order[Math.floor(middle)] ?? Number.NaN)) / 2;
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
