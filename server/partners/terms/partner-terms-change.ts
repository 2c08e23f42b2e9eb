import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import type { TermsEntry } from '#domain/partners/terms/terms-entry.ts';
import { termsOfEntries } from '#domain/partners/terms/terms-of-entries.ts';
import type { Database } from '#server/db/tables.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';

export const partnerTermsKind: ChangeKind<TermsEntry<PartnerTerms>> = {
  name: 'partner-terms',
  subjectOf: ({ subject }) => subject,
};

/** Lists what each partner gets for an approved conversion: all terms ever decided, in the order of the decisions. */
export async function listPartnerTerms(db: Kysely<Database>, country: CountryCode): Promise<PartnerTerms[]> {
  return termsOfEntries<PartnerTerms>(
    await createChangesRepository(db, partnerTermsKind, country).listPublic(),
  );
}
