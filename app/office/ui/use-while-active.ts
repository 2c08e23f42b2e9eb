import { useEffect, useRef } from 'react';

/** After this time without a key or a pointer the page counts as abandoned: it must not keep its session alive. */
const IDLE_MS = 15 * 60_000;
const touches = ['keydown', 'pointerdown', 'pointermove'] as const;

/**
 * Runs a function repeatedly while the page is visible and in use.
 * @param options.isAtOnce also when the page opens
 */
export function useWhileActive(
  run: () => void,
  { seconds, isAtOnce = false }: { seconds: number; isAtOnce?: boolean },
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const tick = () => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt < IDLE_MS) latest.current();
    };
    const timer = setInterval(tick, seconds * 1000);
    document.addEventListener('visibilitychange', tick);
    for (const name of touches) document.addEventListener(name, touch, { passive: true });
    if (isAtOnce) tick();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      for (const name of touches) document.removeEventListener(name, touch);
    };
  }, [seconds, isAtOnce]);
}
