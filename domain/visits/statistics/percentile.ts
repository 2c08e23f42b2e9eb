/** A value with the number of its measurements. */
export type Frequency = { value: number; count: number };

/**
 * Computes the smallest value that at least this percentage of the measurements do not exceed (nearest rank).
 * @param percent above 0, up to 100
 * @returns null when nothing was measured
 */
export function percentile(frequencies: readonly Frequency[], percent: number): number | null {
  const total = frequencies.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const { value, count } of frequencies.toSorted((a, b) => a.value - b.value)) {
    seen += count;
    if (seen * 100 >= percent * total) return value;
  }
  throw new RangeError(`not a percentile: ${percent}`);
}
