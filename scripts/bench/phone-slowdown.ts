// Lighthouse's own table: the index of a machine, and the factor to the telephone.
const table = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/**
 * Computes how many times slower than this machine Lighthouse's telephone is. Its default 4 is meant for a quick machine: on a slow
 * one it would measure an unrealistically slow phone. Never more than 4.
 * @param index Lighthouse's `benchmarkIndex` of this machine
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export function phoneSlowdown(index: number): number {
  const above = table.findIndex((row) => row.index > index);
  const [from, to] = [table[above - 1], table[above]];
  if (!to) return 4;
  if (!from) return 1;
  return from.slowdown + (index - from.index) / (to.index - from.index);
}
