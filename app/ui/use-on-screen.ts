import { useLayoutEffect, useState } from 'react';

/** Parts of a page, one below the other, and their names. Pass the same object in every render. */
export type Parts = { selector: string; nameOf: (part: HTMLElement) => string };

/**
 * Returns the names of the parts on the screen while something moves, known before paint and updated on scroll. Otherwise nothing
 * is measured.
 * @param count number of elements among the parts: adding or removing one moves the others
 */
export function useOnScreen(parts: Parts, isMoving: boolean, count = 0): ReadonlySet<string> {
  const [onScreen, setOnScreen] = useState<ReadonlySet<string>>(() => new Set());
  useLayoutEffect(() => {
    if (!isMoving) return;
    const look = () => {
      const found = partsOnScreen(parts);
      // An equal set stays the same object, so nothing is rendered again.
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
