type Listed = { offer: { id: string } };

/**
 * The list as it stood when the slider began to move, with what is said now of the offers on the screen. One of them
 * that is no longer given leaves; what else leaves or comes waits until the slider rests.
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
