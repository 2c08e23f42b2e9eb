import { useLayoutEffect, useState } from 'react';

/** Parts of a page that stand one below the other, and how each is called. The same object in every render. */
export type Parts = { selector: string; nameOf: (part: HTMLElement) => string };

/**
 * Names of the parts that are on the screen while something moves, known before it is painted and as one scrolls. At any
 * other time nobody asks.
 * @param count of what stands among the parts: where one goes or comes, others move
 */
export function useOnScreen(parts: Parts, isMoving: boolean, count = 0): ReadonlySet<string> {
  const [onScreen, setOnScreen] = useState<ReadonlySet<string>>(() => new Set());
  useLayoutEffect(() => {
    if (!isMoving) return;
    const look = () => {
      const found = partsOnScreen(parts);
      // The same set while it holds the same: nothing is drawn again for it.
      setOnScreen((old) =>
        old.size === found.size && [...found].every((name) => old.has(name)) ? old : found,
      );
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with another count parts stand elsewhere
  }, [parts, isMoving, count]);
  return onScreen;
}

function partsOnScreen({ selector, nameOf }: Parts): ReadonlySet<string> {
  const found = new Set<string>();
  for (const part of document.querySelectorAll<HTMLElement>(selector)) {
    const { top, bottom } = part.getBoundingClientRect();
    if (top > innerHeight) break;
    if (bottom > 0) found.add(nameOf(part));
  }
  return found;
}
