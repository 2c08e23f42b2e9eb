/**
 * Creates a cache by key with a limit in bytes: the least recently used values go first, so that requests for ever new ones cannot
 * fill the memory.
 * @param maxBytes of all values together, as declared by `set`
 */
export function createRecentlyUsed<Key, Value>(maxBytes: number) {
  // A Map remembers insertion order: re-inserting a value makes it the most recently used.
  const kept = new Map<Key, { value: Value; bytes: number }>();
  let bytes = 0;

  function forget(key: Key) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key: Key): Value | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.value;
    },

    /** @param ofValue bytes of the value */
    set(key: Key, value: Value, ofValue: number) {
      forget(key);
      kept.set(key, { value, bytes: ofValue });
      bytes += ofValue;
      for (const [oldest] of kept) {
        if (bytes <= maxBytes) return;
        forget(oldest);
      }
    },

    forgetWhere(isGone: (value: Value) => boolean) {
      for (const [key, { value }] of kept) if (isGone(value)) forget(key);
    },

    get size() {
      return kept.size;
    },
  };
}
