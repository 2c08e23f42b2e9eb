type Window = { count: number; endsAt: number };

const MOST_KEYS = 50_000;

/** How many requests of a key there are in its running window, this one among them, and when the window ends. */
export type RequestCount = { count: number; endsInMs: number };

/**
 * Counts requests by a key, in memory: of this instance, and gone with it.
 * @param windowMs how long a count lasts from its first request
 */
export function createRequestCounter(windowMs: number) {
  // In the order in which they end, as long as the clock does not go back.
  const windows = new Map<string, Window>();

  // A window that ends later than one that begins now is of a clock that went back: it would last for hours.
  const isOver = ({ endsAt }: Window, timeMs: number) => endsAt <= timeMs || endsAt > timeMs + windowMs;

  function forgetOver(timeMs: number): void {
    for (const [key, window] of windows) {
      // Too many networks at once is an attack: whoever came first is forgotten rather than the memory filled.
      if (!isOver(window, timeMs) && windows.size < MOST_KEYS) return;
      windows.delete(key);
    }
  }

  /**
   * Counts one more.
   * @param timeMs of any clock; one that goes back begins every window anew
   * @param weight where requests do not weigh the same
   */
  return function count(key: string, timeMs: number, weight = 1): RequestCount {
    let window = windows.get(key);
    if (!window || isOver(window, timeMs)) {
      windows.delete(key);
      forgetOver(timeMs);
      window = { count: 0, endsAt: timeMs + windowMs };
      windows.set(key, window);
    }
    window.count += weight;
    return { count: window.count, endsInMs: window.endsAt - timeMs };
  };
}
