type Window = { count: number; endsAt: number };

const MOST_KEYS = 50_000;

/**
 * Counts attempts of a key in windows of time, in memory: of this instance, and gone with it.
 * @param windowMs how long a count lasts from its first attempt
 */
export function createAttemptCounter({ windowMs, now }: { windowMs: number; now: () => Date }) {
  const windows = new Map<string, Window>();

  function forgetOver(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
    // Too many networks at once is an attack: whoever came first is forgotten rather than the memory filled.
    for (const key of windows.keys()) {
      if (windows.size < MOST_KEYS) break;
      windows.delete(key);
    }
  }

  return {
    /** Counts one more. @returns how many there are now in the running window */
    count(key: string): number {
      const time = now().getTime();
      const window = windows.get(key);
      if (window && window.endsAt > time) return (window.count += 1);
      if (windows.size >= MOST_KEYS) forgetOver(time);
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: time + windowMs });
      return 1;
    },
  };
}
