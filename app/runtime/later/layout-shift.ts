const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

type Shift = { startTime: number; value: number; hadRecentInput: boolean };

/**
 * Measures cumulative layout shift: the largest sum of shifts that follow each other within a second, over at most five, without
 * those the visitor caused. Source: web.dev/articles/cls.
 */
export function createLayoutShift() {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  return {
    add: ({ startTime, value, hadRecentInput }: Shift): void => {
      if (hadRecentInput) return;
      const isSameWindow = startTime - last < GAP_MS && startTime - first < WINDOW_MS;
      sum = isSameWindow ? sum + value : value;
      if (!isSameWindow) first = startTime;
      last = startTime;
      largest = Math.max(largest, sum);
    },
    value: () => largest,
  };
}
