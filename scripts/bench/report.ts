export type Figure = {
  what: string;
  measured: string;
  target: string;
  yardstick: string;
  ok: boolean | null;
  /** the number that is judged; a figure without one is the same in every run */
  value?: number;
};

/** Runs that differ by more than this part of their median judge nothing: the machine had other work. */
const WIDEST_SPREAD = 0.1;

/** Repeats a measurement and returns, for each figure, its median run, with the spread of all. */
export async function medianOf(runs: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const all: Figure[][] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measure());
  const [first = []] = all;
  return first.map((figure, index) => medianFigure(all.map((run) => run[index] ?? figure)));
}

/**
 * Returns the median of the runs of one figure. Where they spread by more than a tenth it is not judged, and says how many runs met
 * the target.
 * @throws {RangeError} without a run
 */
export function medianFigure(runs: readonly Figure[]): Figure {
  const inOrder = runs.toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0));
  const median = inOrder[inOrder.length >> 1];
  if (!median) throw new RangeError('A median needs a run.');
  if (median.value === undefined || runs.length === 1) return median;
  const spread = spreadOf(runs.map(({ value }) => value ?? Number.NaN));
  const isJudged = spread <= WIDEST_SPREAD;
  const met = runs.filter(({ ok }) => ok === true).length;
  const verdict = isJudged ? '' : `, not judged: ${met} of ${runs.length} runs met the target`;
  return {
    ...median,
    measured: `${median.measured} (spread ${Math.round(spread * 100)}%${verdict})`,
    ok: isJudged ? median.ok : null,
  };
}

/** Returns how far values lie apart, as a part of their median. */
function spreadOf(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return ((inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0)) / (inOrder[inOrder.length >> 1] || 1);
}

/** Prints figures as a table, `!` before missed targets, `?` before those that were not judged. */
export function printFigures(figures: readonly Figure[]): void {
  const rows = figures.map(({ what, measured, target, yardstick, ok }) => [
    ok === null ? '?' : ok ? ' ' : '!',
    what,
    measured,
    target,
    yardstick,
  ]);
  const all = [[' ', 'what', 'measured', 'target', 'yardstick of this run'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
