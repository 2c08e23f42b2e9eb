import { offerTermsProblems } from '#domain/partners/terms/offer-terms-problems.ts';
import type { OfferTerms } from '#domain/partners/terms/offer-terms.ts';
import { offerTermsKind } from './offer-terms-change.ts';
import { createTermsChanges, type TermsOptions } from './terms-changes.ts';

/** Handles changes of who pays for an offer. */
export const createOfferTermsChanges = (options: TermsOptions) =>
  createTermsChanges<OfferTerms>(options, offerTermsKind, offerTermsProblems);
