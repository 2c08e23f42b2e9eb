import { useEffect, useRef, useState } from 'react';

const REST_MS = 600;

/** The value once it has stopped changing for a moment; empty until it first changes. */
export function useRested(value: string): string {
  const first = useRef(value);
  const [rested, setRested] = useState('');
  useEffect(() => {
    if (value === first.current) return;
    first.current = '';
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
