import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { EvidenceEntry } from '#domain/offers/evidence/with-entries.ts';
import type { Change, ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import type { Database } from '#server/db/tables.ts';

export type EvidenceChange = Change<EvidenceEntry>;

export const evidenceKind: ChangeKind<EvidenceEntry> = {
  name: 'evidence',
  subjectOf: ({ lender }) => lender,
  complete: signed,
};

/** Stores the changes of one country's evidence. */
export const createEvidenceChangesRepository = (db: Kysely<Database>, country: CountryCode) =>
  createChangesRepository(db, evidenceKind, country);

/** Names the people who entered, approved and opened an item by those of its change, whatever the item itself holds. */
function signed(change: EvidenceChange): EvidenceChange {
  const { item, proposedBy, decidedBy, status } = change;
  if (item === null) return change;
  const isApproved = status === 'public' || status === 'retired';
  const enteredBy = proposedBy?.name ?? 'nobody';
  return {
    ...change,
    item: {
      ...item,
      enteredBy,
      approvedBy: isApproved ? (decidedBy ?? 'nobody') : 'nobody',
      ...(item.openedBy !== undefined && { openedBy: enteredBy }),
    },
  };
}
