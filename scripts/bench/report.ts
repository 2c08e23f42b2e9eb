export type Figure = {
  what: string;
  measured: string;
  target: string;
  yardstick: string;
  ok: boolean | null;
};

/** Prints figures as a table, `!` before missed targets, `?` where there was nothing to compare. */
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
