import type { EvidenceItem } from './evidence-item.ts';
import { type LenderEvidence, lenderEvidenceSchema } from './lender-evidence.ts';
import type { Product } from './product-schema.ts';

/** What the office adds to what is known of a lender: an item, a product read from one, or both. */
export type EvidenceEntry = { lender: string; item: EvidenceItem | null; product: Product | null };

/**
 * What is known of lenders, with the entries of the office put onto what the site came with, oldest first: an item or a product
 * takes the place of the one with its id, or stands at the end. An entry that no longer fits (the item its product was read from
 * has gone) is left out: the others must not fall with it.
 * @param starting by the slug of the lender's offer
 */
export function withEntries<Entry extends EvidenceEntry>(
  starting: ReadonlyMap<string, LenderEvidence>,
  entries: readonly Entry[],
): { evidence: ReadonlyMap<string, LenderEvidence>; leftOut: Entry[] } {
  const evidence = new Map(starting);
  const leftOut = entries.filter((entry) => {
    const merged = withEntry(evidence.get(entry.lender), entry);
    if (merged) evidence.set(entry.lender, merged);
    return merged === null;
  });
  return { evidence, leftOut };
}

/** One entry put onto what is known of its lender. @returns null where they do not fit together */
export function withEntry(
  known: LenderEvidence | undefined,
  { lender, item, product }: EvidenceEntry,
): LenderEvidence | null {
  const before = known ?? { lender, name: lender, legalName: 'unknown', products: [], items: [] };
  const merged = lenderEvidenceSchema.safeParse({
    ...before,
    items: item ? placed(before.items, item) : before.items,
    products: product ? placed(before.products, product) : before.products,
  });
  return merged.success ? merged.data : null;
}

function placed<Thing extends { id: string }>(things: readonly Thing[], thing: Thing): Thing[] {
  return things.some(({ id }) => id === thing.id)
    ? things.map((one) => (one.id === thing.id ? thing : one))
    : [...things, thing];
}

/** An id no other item has: „smile-credit-a3”. */
export function newItemId(lender: string, tier: string, taken: ReadonlySet<string>): string {
  const begin = `${lender}-${tier.toLowerCase()}`;
  let number = 1;
  while (taken.has(`${begin}${number}`)) number += 1;
  return `${begin}${number}`;
}

/** The same entry under an id that no other item has; a product read from the item follows it. */
export function withFreeId(entry: EvidenceEntry, taken: ReadonlySet<string>): EvidenceEntry {
  const { lender, item, product } = entry;
  if (item === null || !taken.has(item.id)) return entry;
  const id = newItemId(lender, item.tier, taken);
  return {
    lender,
    item: { ...item, id },
    product: product && (product.evidence === item.id ? { ...product, evidence: id } : product),
  };
}
