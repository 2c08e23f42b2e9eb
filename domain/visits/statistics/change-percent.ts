/**
 * Computes the change of a figure in percent of its earlier value; null for an earlier value of 0, where any change is infinite.
 */
export function changePercent(before: number, now: number): number | null {
  return before === 0 ? null : ((now - before) / before) * 100;
}
