import { useEffect, useState } from 'react';

/** The last value that stayed the same for a while; the first one at once. */
export function useSettled<T>(value: T, restMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), restMs);
    return () => clearTimeout(timer);
  }, [value, settled, restMs]);
  return settled;
}
