import type { z } from 'zod';
import type { leadFiguresSchema } from './lead-figures-schema.ts';
import type { offerFiguresSchema, offerSchema } from './offer-schema.ts';
import type { EvidenceTier } from '#domain/offers/evidence/evidence-item.ts';
import type { PriceTerms, Product } from '#domain/offers/evidence/product-schema.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Figure, Source } from '#domain/base/sources/source-schema.ts';

/** One offer of one lender in one country, as stored: who lends, where, on what conditions, and the link to it. It has no price. */
export type OfferRecord = z.output<typeof offerSchema> & {
  /** an outside feed in the specification's shape names the lender, and the operator takes its word (`offerClaims: 'spec'`) */
  isToldByFeed?: true;
};

/** The same with what it lends as: the products of its lender's evidence, or the one that an outside feed describes. */
export type Offer = OfferRecord & { products: OfferProducts };

/** Products of an offer, the one shown where only one fits first. An offer without known products has one without figures. */
export type OfferProducts = readonly [OfferProduct, ...OfferProduct[]];

/** One product of an offer, with the sources of its figures. An unstated limit is null: unknown. */
export type OfferProduct = {
  /** „6 rate lunare egale”; null if the offer has one product */
  name: string | null;
  kind: Figure<Repayment> | null;
  amount: Figure<{ min: Bani | null; max: Bani | null }> | null;
  term: Figure<{ minDays: number | null; maxDays: number | null }> | null;
  price: (Figure<PriceTerms> & { tier: EvidenceTier }) | null;
  /** days without interest, and the customers who get them; null: unknown */
  free: (NonNullable<LeadFigures['firstLoan']> & { for: NonNullable<Product['free']>['for'] | null }) | null;
};

/** The part of a stored offer that has sources. */
export type OfferFigures = z.output<typeof offerFiguresSchema>;

/** Figures of an offer's first product, in the format of the feed; see lead-figures.ts. */
export type LeadFigures = z.output<typeof leadFiguresSchema>;

export type { Figure, Source };

/** A lender's identity with its source; domain/offers/lenders/lender-identity.ts decides how far it is proven. */
export type IdentityFigure<T> = Figure<T> & Pick<NonNullable<OfferRecord['legalName']>, 'origin'>;

/** What a lender charges. The two shapes cover every sourced Romanian price so far; add a shape, never a flag. */
export type Price = NonNullable<LeadFigures['price']>['value'];

export type Repayment = NonNullable<LeadFigures['repayment']>['value'];

/** Offers of a country and those that the lead feed marks active. */
export type OfferList = {
  offers: Offer[];
  activeIds: string[];
  /** true if nothing could be read: the lists are empty for that reason only */
  isOutage?: boolean;
};
