type Ordered = { offer: { id: string } };

/** Offers in the order of an earlier list; those that were not in it last. */
export function keepOrder<T extends Ordered>(offers: readonly T[], earlier: readonly Ordered[]): T[] {
  const places = new Map(earlier.map(({ offer }, place) => [offer.id, place]));
  const placeOf = ({ offer }: T) => places.get(offer.id) ?? earlier.length;
  return offers.toSorted((a, b) => placeOf(a) - placeOf(b));
}
