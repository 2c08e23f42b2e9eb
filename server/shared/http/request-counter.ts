type Window = { count: number; endsAt: number };

const MOST_KEYS = 50_000;

/** Number of requests of a key in its present window, this one included, and the end of the window. */
export type RequestCount = { count: number; endsInMs: number };

/**
 * Counts requests by key in the memory of this instance.
 * @param windowMs length of a window from its first request
 */
export function createRequestCounter(windowMs: number) {
  // Sorted by their end, as long as the clock does not go back.
  const windows = new Map<string, Window>();

  // A window that ends later than one beginning now means that the clock went back: it would last for hours.
  const isOver = ({ endsAt }: Window, timeMs: number) => endsAt <= timeMs || endsAt > timeMs + windowMs;

  function forgetOver(timeMs: number): void {
    for (const [key, window] of windows) {
      // Too many networks at once are an attack: the first ones are forgotten, so that the memory does not fill.
      if (!isOver(window, timeMs) && windows.size < MOST_KEYS) return;
      windows.delete(key);
    }
  }

  /**
   * Counts a request.
   * @param timeMs of any clock; one that goes back restarts every window
   * @param weight where requests weigh differently
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
