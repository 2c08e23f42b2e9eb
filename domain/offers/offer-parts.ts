import type { OfferRecord } from './offer.ts';

/** Parts of an offer that change separately, with their Romanian names. An offer's id and country never change. */
export const offerParts = {
  header: 'Nume afișat',
  slug: 'Adresa recenziei (slug)',
  isActive: 'Se poate lua acum',
  url: 'Adresa creditorului',
  lenderLink: 'Pagina noastră despre creditor',
  lenderKind: 'Felul creditorului',
  productType: 'Tipul produsului (flux)',
  stars: 'Stele (flux)',
  field2: 'Text cu {time} (flux)',
  field4: 'Text cu {val} (flux)',
  tags: 'Etichete (flux)',
  asnef: 'asnef_value (flux)',
  legalName: 'Denumirea firmei',
  registers: 'Registre',
  conditions: 'Condiții',
  example: 'Exemplul creditorului',
} as const satisfies Record<Exclude<keyof OfferRecord, 'id' | 'country' | 'isToldByFeed'>, string>;

export type OfferPart = keyof typeof offerParts;

const names = Object.keys(offerParts) as OfferPart[];

/** Which parts differ. @param before null: a new offer, of which every part is new */
export function changedOfferParts(before: OfferRecord | null, after: OfferRecord): OfferPart[] {
  return before === null ? names : names.filter((part) => !isSame(before[part], after[part]));
}

/**
 * Applies a proposed change to the current offer: only the parts it changes, so that two people may work on different figures of
 * one offer.
 * @returns the parts that somebody else has changed since the proposal, if any
 */
export function mergeOfferChange(
  current: OfferRecord | null,
  before: OfferRecord | null,
  after: OfferRecord,
): { ok: true; offer: OfferRecord } | { ok: false; stale: OfferPart[] } {
  const parts = changedOfferParts(before, after);
  if (current === null || before === null) {
    return current === null && before === null ? { ok: true, offer: after } : { ok: false, stale: parts };
  }
  const stale = parts.filter((part) => !isSame(current[part], before[part]));
  return stale.length > 0 ? { ok: false, stale } : { ok: true, offer: withParts(current, parts, after) };
}

/** An offer with some of its parts taken from another. */
export function withParts(offer: OfferRecord, parts: readonly OfferPart[], from: OfferRecord): OfferRecord {
  return { ...offer, ...Object.fromEntries(parts.map((part) => [part, from[part]])) };
}

/** Tells whether two JSON values are equal; the order of keys is irrelevant, that of lists is not. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
  );
}
