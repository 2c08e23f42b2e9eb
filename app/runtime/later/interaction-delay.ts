/** Enough of the longest interactions to leave out one of every fifty. */
const KEPT = 10;

type Interaction = { interactionId: number; duration: number; entryType: string };

/**
 * Measures interaction to next paint: the longest wait after a touch, click or key, leaving out one of every fifty interactions.
 * Source: web.dev/articles/inp.
 */
export function createInteractionDelay() {
  /** longest event of each interaction */
  const longest = new Map<number, number>();
  let seen = 0;
  return {
    add: ({ interactionId, duration, entryType }: Interaction): void => {
      // The first input is reported however short it was; its id is included where the browser provides ids.
      if (!interactionId && entryType !== 'first-input') return;
      const before = longest.get(interactionId);
      if (before === undefined) seen += 1;
      longest.set(interactionId, Math.max(before ?? 0, duration));
      if (longest.size <= KEPT) return;
      const [shortest] = [...longest].toSorted(([, a], [, b]) => a - b);
      if (shortest) longest.delete(shortest[0]);
    },
    /**
     * @param interactions their total number, where the browser counts them: short ones are not reported
     * @returns milliseconds; undefined without an interaction
     */
    value(interactions = seen): number | undefined {
      const sorted = [...longest.values()].toSorted((a, b) => b - a);
      return sorted[Math.min(sorted.length - 1, Math.floor(interactions / 50))];
    },
  };
}
