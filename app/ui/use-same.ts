import { useMemo } from 'react';

/** The value, as the same object while it says the same: what is shown of it is then left alone. Plain data only. */
export function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}
