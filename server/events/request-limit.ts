export type RequestLimit = { max: number; windowMs: number };

/**
 * Counts requests by a key, in windows that begin and end for all keys together: what is known of a key is forgotten
 * with its window.
 * @returns a function that counts one more; it gives the whole seconds to wait when that is one too many
 */
export function createRequestLimit({ max, windowMs }: RequestLimit) {
  let counts = new Map<string, number>();
  let endsAt = -Infinity;
  return function count(key: string, timeMs: number): number | undefined {
    if (timeMs >= endsAt) {
      counts = new Map();
      endsAt = timeMs + windowMs;
    }
    const sum = (counts.get(key) ?? 0) + 1;
    counts.set(key, sum);
    return sum > max ? Math.ceil((endsAt - timeMs) / 1000) : undefined;
  };
}
