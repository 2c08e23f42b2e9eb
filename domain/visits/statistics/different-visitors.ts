/** Upper bound of hashes, which are whole numbers from 0, small enough for JavaScript to hold exactly. */
export const HASH_SPACE = 2 ** 52;
/** Number of the smallest hashes stored for each day. */
export const KEPT_HASHES = 1024;

export type Visitors =
  | { count: number; isExact: true }
  /** the true number is within `marginPercent` 19 times out of 20 */
  | { count: number; isExact: false; marginPercent: number };

/**
 * Estimates the number of different visitors from the smallest hashes of all of them: fewer than the limit are an exact count; else
 * the denser they are the more there are (k minimum values: (k − 1) / the k-th as a fraction of the space).
 * @param smallest different hashes, ascending, at most `kept`
 * @see Bar-Yossef et al., Counting Distinct Elements in a Data Stream, 2002; Beyer et al., 2007: the standard error is 1/√(k − 2)
 */
export function differentVisitors(smallest: readonly number[], kept = KEPT_HASHES): Visitors {
  const last = smallest[kept - 1];
  if (last === undefined) return { count: smallest.length, isExact: true };
  return {
    count: Math.round(((kept - 1) * HASH_SPACE) / last),
    isExact: false,
    marginPercent: Math.ceil((1.96 * 100) / Math.sqrt(kept - 2)),
  };
}
