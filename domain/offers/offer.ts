import type { z } from 'zod';
import type { offerFiguresSchema, offerSchema } from './offer-schema.ts';
import type { EvidenceTier } from '#domain/offers/evidence/evidence-item.ts';
import type { PriceTerms, Product } from '#domain/offers/evidence/product-schema.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure, Source } from '#domain/base/sources/source-schema.ts';

/** One offer of one lender in one country: the feed's fields of the specification, and the figures behind its cost. */
export type Offer = z.output<typeof offerSchema> & {
  /** an outside feed in the specification's shape names the lender, and the operator takes its word (`offerClaims: 'spec'`) */
  isToldByFeed?: true;
  /** what it lends as, by its lender's evidence; without it, the one product its own figures describe */
  products?: readonly OfferProduct[];
};

/** One product of an offer, with the sources of its figures. An unstated limit is null: unknown. */
export type OfferProduct = {
  /** „6 rate lunare egale”; null if the offer has one product */
  name: string | null;
  kind: Repayment | null;
  amount: Figure<{ min: Bani | null; max: Bani | null }> | null;
  term: Figure<{ minDays: number | null; maxDays: number | null }> | null;
  price: (Figure<PriceTerms> & { tier: EvidenceTier }) | null;
  /** whom its days without interest are for; null: it has none, or nobody says */
  freeFor: NonNullable<Product['free']>['for'] | null;
};

/** The part of an offer that has sources. */
export type OfferFigures = z.output<typeof offerFiguresSchema>;

export type { Figure, Source };

/** Who a lender is, and whose word that is: see domain/offers/lenders/lender-identity.ts for what it is worth. */
export type IdentityFigure<T> = Figure<T> & Pick<NonNullable<Offer['legalName']>, 'origin'>;

/** What a lender charges. The two shapes cover every sourced Romanian price so far; add a shape, never a flag. */
export type Price = NonNullable<Offer['price']>['value'];

export type Repayment = NonNullable<Offer['repayment']>['value'];

/** Offers of a country and those that the lead feed marks active. */
export type OfferList = {
  offers: Offer[];
  activeIds: string[];
  /** true if nothing could be read: the lists are empty for that reason only */
  isOutage?: boolean;
};
