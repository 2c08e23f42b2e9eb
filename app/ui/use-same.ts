import { useMemo } from 'react';

/** Returns the previous object while the value is equal, so that its view does not render again. Plain data only. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
