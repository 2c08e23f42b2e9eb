import { partnerTermsProblems } from '#domain/partners/terms/partner-terms-problems.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { partnerTermsKind } from './partner-terms-change.ts';
import { createTermsChanges, type TermsOptions } from './terms-changes.ts';

/** Runs the life of what a partner gets for an approved conversion. */
export const createPartnerTermsChanges = (options: TermsOptions) =>
  createTermsChanges<PartnerTerms>(options, partnerTermsKind, partnerTermsProblems);
