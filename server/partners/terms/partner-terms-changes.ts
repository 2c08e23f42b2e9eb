import { partnerTermsProblems } from '#domain/partners/terms/partner-terms-problems.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { partnerTermsKind } from './partner-terms-change.ts';
import { createTermsChanges, type TermsOptions } from './terms-changes.ts';

/** Handles changes of a partner's terms for an approved conversion. */
export const createPartnerTermsChanges = (options: TermsOptions) =>
  createTermsChanges<PartnerTerms>(options, partnerTermsKind, partnerTermsProblems);
