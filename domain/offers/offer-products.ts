import type { Figure, Offer, OfferProduct, Price, Repayment } from './offer.ts';
import { isSame } from './offer-parts.ts';
import type { Source } from '#domain/base/sources/source-schema.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import type { Product } from '#domain/offers/evidence/product-schema.ts';

/** Figures of an offer that are derived from its lender's evidence, their only place. */
export type DerivedFigures = Pick<Offer, 'repayment' | 'amount' | 'term' | 'price' | 'firstLoan'>;

/** Derives an offer's figures from its lender's first product. @returns null for a lender without products */
export function figuresFromEvidence(evidence: LenderEvidence): DerivedFigures | null {
  const [product] = evidence.products;
  if (!product) return null;
  const source = sourceOf(product, evidence);
  const price = priceOf(product);
  const { free } = product;
  return {
    repayment: product.kind === 'unknown' ? null : { value: product.kind, source },
    amount: knownOf(amountOf(product), source),
    term: knownOf(termOf(product), source),
    price: price && { value: price, source },
    firstLoan: free && { value: { freeDays: free.days, condition: free.condition }, source },
  };
}

/**
 * Lists the products of an offer. They are those of its lender's evidence, as long as the offer's own figures equal theirs: a
 * figure changed in the office is newer, and the offer is then the single product it describes.
 */
function offerProducts(offer: Offer, evidence: LenderEvidence | undefined): OfferProduct[] {
  return evidence && followsEvidence(offer, evidence)
    ? evidence.products.map((product) => productFromEvidence(product, evidence))
    : [productOfRecord(offer)];
}

/** Tells whether an offer's own figures equal those of its lender's first product: it then lends as its lender's products. */
export function followsEvidence(offer: Offer, evidence: LenderEvidence): boolean {
  const derived = figuresFromEvidence(evidence);
  return (
    derived !== null &&
    Object.entries(derived).every(([part, figure]) => isSame(figure, offer[part as keyof DerivedFigures]))
  );
}

/**
 * Updates an offer after a change of its lender's evidence. Its figures follow the first product, if they did before; or from now
 * on, if the change states a product, which is then the newest word.
 * @param change.isOfProducts whether it states a product, and not only a source's words
 */
export function followEvidence(
  offer: Offer,
  change: { before: LenderEvidence | undefined; after: LenderEvidence | undefined; isOfProducts: boolean },
): Offer {
  const { before, after, isOfProducts } = change;
  const derived = after && figuresFromEvidence(after);
  const follows = isOfProducts || (before !== undefined && followsEvidence(offer, before));
  return derived && follows ? { ...offer, ...derived } : offer;
}

/** Adds the products to offers. @param evidence of their lenders, by slug */
export function withProducts(
  offers: readonly Offer[],
  evidence: ReadonlyMap<string, LenderEvidence>,
): Offer[] {
  return offers.map((offer) => ({ ...offer, products: offerProducts(offer, evidence.get(offer.slug)) }));
}

/** Builds the single product that an offer's own figures describe. A line repaid at its end has the daily price. */
export function productOfRecord({
  amount,
  term,
  price,
  repayment,
}: Pick<Offer, 'amount' | 'term' | 'price' | 'repayment'>): OfferProduct {
  return {
    name: null,
    kind: repayment?.value ?? null,
    amount,
    term,
    price: price && {
      value: termsOfPrice(price.value, repayment?.value ?? null),
      source: price.source,
      tier: 'A',
    },
    freeFor: null,
  };
}

function termsOfPrice(price: Price, repayment: Repayment | null): PriceTerms {
  if (price.kind === 'daily') {
    const { ratePercentPerDay, freeDays } = price;
    return {
      interest: { per: 'day', percent: ratePercentPerDay },
      freeDays,
      fees: 'unknown',
      repayment: { kind: 'once' },
    };
  }
  return {
    interest: { per: 'year', percent: price.yearlyRatePercent },
    freeDays: 0,
    fees: 'unknown',
    repayment:
      repayment === null || repayment === 'instalments'
        ? { kind: 'equal', every: 'month' }
        : { kind: 'revolving', minimum: 'unknown' },
  };
}

function productFromEvidence(product: Product, evidence: LenderEvidence): OfferProduct {
  const source = sourceOf(product, evidence);
  const { interest, free, fees, repayment } = product;
  return {
    name: evidence.products.length > 1 ? product.name : null,
    kind: product.kind === 'unknown' ? null : product.kind,
    amount: knownOf(amountOf(product), source),
    term: knownOf(termOf(product), source),
    price:
      interest === 'unknown' || repayment === 'unknown'
        ? null
        : {
            // Free days for new clients alone, or of uncertain validity, are shown and not computed.
            value: { interest, freeDays: free?.for === 'everyone' ? free.days : 0, fees, repayment },
            source,
            tier: 'A',
          },
    freeFor: free && free.for,
  };
}

function sourceOf({ evidence: id }: Product, { lender, items }: LenderEvidence): Source {
  const item = items.find((one) => one.id === id);
  if (!item) throw new RangeError(`${lender}: no item ${id}`);
  return item.source;
}

function amountOf({ sumsLei: { min, max } }: Product) {
  return { min: min === 'unknown' ? null : fromLei(min), max: max === 'unknown' ? null : fromLei(max) };
}

function termOf({ days: { min, max } }: Product) {
  return { minDays: min === 'unknown' ? null : min, maxDays: max === 'unknown' ? null : max };
}

function knownOf<Value extends object>(value: Value, source: Source): Figure<Value> | null {
  return Object.values(value).every((bound) => bound === null) ? null : { value, source };
}

// An offer's own price has two forms; a first product of another form is priced by its evidence alone.
function priceOf({ interest, free, repayment }: Product): Price | null {
  if (interest === 'unknown' || repayment === 'unknown' || interest.per === 'flat') return null;
  if (interest.per === 'year') return { kind: 'instalments', yearlyRatePercent: interest.percent };
  if (repayment.kind !== 'once') return null;
  return {
    kind: 'daily',
    ratePercentPerDay: interest.percent,
    freeDays: free?.for === 'everyone' ? free.days : 0,
  };
}
