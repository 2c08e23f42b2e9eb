import { lenderIdentity, type LenderIdentity } from '#domain/offers/lenders/lender-identity.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure, Offer, OfferProduct, Repayment } from './offer.ts';
import { type EvidenceAge, evidenceAge } from '#domain/offers/evidence/evidence-age.ts';
import type { EvidenceTier } from '#domain/offers/evidence/evidence-item.ts';
import type { PriceTerms } from '#domain/offers/evidence/product-schema.ts';
import { productOfRecord } from './offer-products.ts';
import { whatMayBeSaid } from '#domain/offers/evidence/what-may-be-said.ts';

/** Statement permitted about a figure before any request, a subset of whatMayBeSaid's: `none` is unknown, and never „no limit”. */
export type EvidenceState = 'current' | 'to-confirm' | 'none';

/** A product of an offer on a day, with the worth of its evidence. */
export type KnownProduct = {
  name: string | null;
  kind: Repayment | null;
  /** null: unknown */
  amount: { min: Bani | null; max: Bani | null };
  term: { minDays: number | null; maxDays: number | null };
  /** years of the documents that state them, where dated */
  years: { amount: string | null; term: string | null };
  /** null: no price was found */
  terms: PriceTerms | null;
  tier: EvidenceTier;
  /** of the oldest figure a quote needs: price, amounts or term */
  age: EvidenceAge;
};

/** Worth of the evidence behind an offer on a day. Computed once, where the day is known. */
export type OfferEvidence = {
  /** the offered products: at least one */
  products: KnownProduct[];
  /** of the first product's price, within its limits: never better than theirs */
  price: EvidenceState;
  /** that an amount and a term within the limits are available at all; none while the maximum of one is unknown */
  limits: EvidenceState;
  /** of the amounts and of the terms, as far as they are stated */
  amount: EvidenceState;
  term: EvidenceState;
  /** identity of the lender */
  identity: LenderIdentity;
};

/** Fields of an offer that its evidence is read from. */
export type EvidencedOffer = Pick<
  Offer,
  'price' | 'amount' | 'term' | 'repayment' | 'url' | 'lenderKind' | 'legalName' | 'registers' | 'products'
>;

const fromBest: readonly EvidenceAge[] = ['recent', 'old', 'unknown'];

/** Computes the worth of an offer's evidence. @param today yyyy-mm-dd */
export function offerEvidence(offer: EvidencedOffer, today: string): OfferEvidence {
  const { products = [productOfRecord(offer)] } = offer;
  const ageOf = (figure: Figure<unknown> | null) => figure && evidenceAge(figure.source, offer.url, today);
  const [first = productOfRecord(offer)] = products;
  const [ofAmount, ofTerm] = [ageOf(first.amount), ageOf(first.term)];
  const areKnown = hasLimits(first);
  return {
    products: products.map((product) => knownProduct(product, ageOf)),
    price:
      first.price && areKnown
        ? stateOf(first.price.tier, weakest([ageOf(first.price), ofAmount, ofTerm]))
        : 'none',
    limits: areKnown ? stateOf('A', weakest([ofAmount, ofTerm])) : 'none',
    amount: ofAmount ? stateOf('A', ofAmount) : 'none',
    term: ofTerm ? stateOf('A', ofTerm) : 'none',
    identity: lenderIdentity(offer),
  };
}

/** Adds to an offer the worth of its evidence. @param today yyyy-mm-dd */
export function withEvidence<T extends EvidencedOffer>(
  offer: T,
  today: string,
): T & { evidence: OfferEvidence } {
  return { ...offer, evidence: offerEvidence(offer, today) };
}

function knownProduct(
  product: OfferProduct,
  ageOf: (figure: Figure<unknown> | null) => EvidenceAge | null,
): KnownProduct {
  const { name, kind, amount, term, price } = product;
  return {
    name,
    kind,
    amount: amount?.value ?? { min: null, max: null },
    term: term?.value ?? { minDays: null, maxDays: null },
    years: { amount: yearOf(amount), term: yearOf(term) },
    terms: price?.value ?? null,
    tier: price?.tier ?? 'A',
    age: weakest([ageOf(price), ageOf(amount), ageOf(term)]),
  };
}

function hasLimits({ amount, term }: OfferProduct): boolean {
  return amount?.value.max != null && term?.value.maxDays != null;
}

/** Looks up the permitted statement about a figure before any request. */
function stateOf(tier: EvidenceTier, age: EvidenceAge): EvidenceState {
  const said = whatMayBeSaid({ tier, age, covers: 'yes', isAboveCeiling: false });
  return said === 'current' || said === 'to-confirm' ? said : 'none';
}

function weakest(ages: readonly (EvidenceAge | null)[]): EvidenceAge {
  return fromBest.findLast((age) => ages.includes(age)) ?? 'unknown';
}

function yearOf(figure: Figure<unknown> | null): string | null {
  return figure?.source.date?.slice(0, 4) ?? null;
}
