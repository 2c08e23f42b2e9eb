// Lighthouse's own table: the index of a machine, and how many times slower the telephone is.
const table = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const;

/**
 * How many times slower than this machine the telephone is that Lighthouse speaks of. Its usual 4 is meant for a quick
 * machine: on a slow one it would be measuring a telephone nobody has. Never more than that 4.
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
