/** A range of a text: from its first character to the one after its last. */
type Span = { from: number; to: number };

/** Returns the index of the first of ascending numbers that is at least `least`; their count without one. */
export function firstAtLeast(ascending: readonly number[], least: number): number {
  return firstWhere(ascending, (value) => value >= least);
}

/** Returns the index of the first of ascending numbers above `bound`; their count without one. */
export function firstAbove(ascending: readonly number[], bound: number): number {
  return firstWhere(ascending, (value) => value > bound);
}

/** Counts the ascending numbers closer to a position than `reach`. */
export function countNear(ascending: readonly number[], place: number, reach: number): number {
  return firstAtLeast(ascending, place + reach) - firstAbove(ascending, place - reach);
}

function firstWhere(ascending: readonly number[], holds: (value: number) => boolean): number {
  let [from, to] = [0, ascending.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(ascending[middle] ?? 0)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** Returns a function that tells whether a span overlaps one of the given, which may come in any order and overlap each other. */
export function createSpans(given: readonly Span[]): (span: Span) => boolean {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { from, to } of given.toSorted((a, b) => a.from - b.from)) {
    starts.push(from);
    // The farthest end so far.
    ends.push(Math.max(to, ends.at(-1) ?? 0));
  }
  return ({ from, to }) => {
    const before = firstAtLeast(starts, to);
    return before > 0 && (ends[before - 1] ?? 0) > from;
  };
}
