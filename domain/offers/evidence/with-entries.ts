import type { EvidenceItem } from './evidence-item.ts';
import { type LenderEvidence, lenderEvidenceSchema } from './lender-evidence.ts';
import type { Product } from './product-schema.ts';

/** The office's addition to a lender's evidence: an item, a product read from one, or both. */
export type EvidenceEntry = { lender: string; item: EvidenceItem | null; product: Product | null };

/**
 * Applies the office's entries to the starting evidence, oldest first: an item or a product replaces the one with its id, or is
 * appended. An entry that no longer fits (the item of its product is gone) is left out, so that the others stay.
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

/** Applies one entry to the evidence of its lender. @returns null where they do not fit together */
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

/** Generates an unused id for an item: „smile-credit-a3”. */
export function newItemId(lender: string, tier: string, taken: ReadonlySet<string>): string {
  const begin = `${lender}-${tier.toLowerCase()}`;
  let number = 1;
  while (taken.has(`${begin}${number}`)) number += 1;
  return `${begin}${number}`;
}

/** Returns the same entry under an unused id; a product read from the item follows it. */
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
