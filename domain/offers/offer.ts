import type { z } from 'zod';
import type { lenderKindSchema, offerFiguresSchema, offerSchema } from './offer-schema.ts';
import type { Figure, Source } from './source-schema.ts';

/** One offer of one lender in one country: the feed's fields of the specification, and the figures behind its cost. */
export type Offer = z.output<typeof offerSchema> & {
  /** an outside feed in the specification's shape names the lender, and the operator takes its word (`offerClaims: 'spec'`) */
  isToldByFeed?: true;
};

/** The part of an offer that has sources. */
export type OfferFigures = z.output<typeof offerFiguresSchema>;

export type { Figure, Source };

export type SourceDates = Pick<Source, 'date' | 'readAt'>;

/** Who a lender is, and whose word that is: see domain/lenders/lender-identity.ts for what it is worth. */
export type IdentityFigure<T> = Figure<T> & Pick<NonNullable<Offer['legalName']>, 'origin'>;

/** What a lender charges. The two shapes cover every sourced Romanian price so far; add a shape, never a flag. */
export type Price = NonNullable<Offer['price']>['value'];

export type LenderKind = z.output<typeof lenderKindSchema>;
export type Repayment = NonNullable<Offer['repayment']>['value'];

/** The offers of a country and which of them the lead feed names active. */
export type OfferList = {
  offers: Offer[];
  activeIds: string[];
  /** true when nothing could be read: the lists are empty for that reason only */
  isOutage?: boolean;
};
