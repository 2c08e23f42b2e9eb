import type { Figure, Offer, OfferProduct, OfferProducts, OfferRecord } from './offer.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import type { Product } from '#domain/offers/evidence/product-schema.ts';

/** Adds to stored offers the products of their lenders. @param evidence of the lenders, by slug */
export function withProducts(
  offers: readonly OfferRecord[],
  evidence: ReadonlyMap<string, LenderEvidence>,
): Offer[] {
  return offers.map((offer) => ({ ...offer, products: offerProducts(evidence.get(offer.slug)) }));
}

/**
 * Lists what a lender lends by its evidence, the only home of a price. A product of which the office says that nothing is known is
 * left out.
 */
export function offerProducts(evidence: LenderEvidence | undefined): OfferProducts {
  const known = (evidence?.products ?? []).flatMap((product) => {
    const found = productFromEvidence(product, sourceOf(product, evidence));
    return isEmpty(found) ? [] : [found];
  });
  const [first = nothing, ...others] = known;
  return others.length > 0 ? [first, ...others] : [{ ...first, name: null }];
}

const nothing: OfferProduct = { name: null, kind: null, amount: null, term: null, price: null, free: null };

function isEmpty({ kind, amount, term, price, free }: OfferProduct): boolean {
  return [kind, amount, term, price, free].every((figure) => figure === null);
}

function productFromEvidence(product: Product, source: Source): OfferProduct {
  const { name, kind, sumsLei, days, interest, free, fees, repayment } = product;
  const inBani = (lei: number | 'unknown') => (lei === 'unknown' ? null : fromLei(lei));
  const inDays = (count: number | 'unknown') => (count === 'unknown' ? null : count);
  return {
    name,
    kind: kind === 'unknown' ? null : { value: kind, source },
    amount: knownOf({ min: inBani(sumsLei.min), max: inBani(sumsLei.max) }, source),
    term: knownOf({ minDays: inDays(days.min), maxDays: inDays(days.max) }, source),
    price:
      interest === 'unknown' || repayment === 'unknown'
        ? null
        : {
            // Free days for new clients alone, or of uncertain validity, are shown and not computed.
            value: { interest, freeDays: free?.for === 'everyone' ? free.days : 0, fees, repayment },
            source,
            tier: 'A',
          },
    free: free && { value: { freeDays: free.days, condition: free.condition }, source, for: free.for },
  };
}

function sourceOf({ evidence: id }: Product, evidence: LenderEvidence | undefined): Source {
  const item = evidence?.items.find((one) => one.id === id);
  if (!item) throw new RangeError(`${evidence?.lender}: no item ${id}`);
  return item.source;
}

function knownOf<Value extends object>(value: Value, source: Source): Figure<Value> | null {
  return Object.values(value).every((bound) => bound === null) ? null : { value, source };
}
