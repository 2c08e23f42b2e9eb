import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { TransparencyEntry } from '#domain/partners/transparency/entry.ts';
import type { ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import type { Database } from '#server/db/tables.ts';

export type TransparencyContent = { entry: TransparencyEntry };

export const transparencyKind: ChangeKind<TransparencyContent> = {
  name: 'transparency',
  subjectOf: ({ entry }) => (entry.kind === 'publication' ? `runda ${entry.round}` : entry.lender),
};

/** Stores the readings of lenders' pages in one country. */
export const createTransparencyRepository = (db: Kysely<Database>, country: CountryCode) =>
  createChangesRepository(db, transparencyKind, country);
