import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { OfferTerms } from '#domain/partners/terms/offer-terms.ts';
import type { TermsEntry } from '#domain/partners/terms/terms-entry.ts';
import { termsOfEntries } from '#domain/partners/terms/terms-of-entries.ts';
import type { Database } from '#server/db/tables.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';

export const offerTermsKind: ChangeKind<TermsEntry<OfferTerms>> = {
  name: 'offer-terms',
  subjectOf: ({ subject }) => subject,
};

/** Lists who pays for each offer, for what and when: all terms ever decided, in the order of the decisions. */
export async function listOfferTerms(db: Kysely<Database>, country: CountryCode): Promise<OfferTerms[]> {
  return termsOfEntries<OfferTerms>(await createChangesRepository(db, offerTermsKind, country).listPublic());
}
