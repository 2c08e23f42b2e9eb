type Listed = { offer: { id: string } };

/**
 * Returns the list in its order at the start of a slider's move, with current figures for the offers on the screen. An offer on
 * the screen that is no longer given is removed; other changes wait until the slider rests.
 */
export function keepOrder<T extends Listed>(
  now: readonly T[],
  earlier: readonly T[],
  onScreen: ReadonlySet<string>,
): T[] {
  const seen = new Map(
    now.filter(({ offer }) => onScreen.has(offer.id)).map((item) => [item.offer.id, item]),
  );
  return earlier.flatMap((item) => (onScreen.has(item.offer.id) ? (seen.get(item.offer.id) ?? []) : item));
}
