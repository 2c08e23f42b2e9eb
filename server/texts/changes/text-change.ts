import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { TextEntry } from '#domain/texts/editorial/text-entry.ts';
import type { Database } from '#server/db/tables.ts';
import type { Change, ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';

/** PostgreSQL's channel of texts that lie over files. */
export const TEXTS = 'texts';

export type TextChange = Change<TextEntry>;

export const textKind: ChangeKind<TextEntry> = { name: 'text', subjectOf: ({ file }) => file };

/** Stores the changes of texts. */
export const createTextChangesRepository = (db: Kysely<Database>, country: CountryCode) =>
  createChangesRepository(db, textKind, country);

/** Reads the text of one change; undefined for an unknown one. */
export async function findChangedText(
  db: Kysely<Database>,
  country: CountryCode,
  id: number,
): Promise<Pick<TextEntry, 'file' | 'text'> | undefined> {
  const row = await db
    .selectFrom('changes')
    .select('content')
    .where('kind', '=', textKind.name)
    .where('country', '=', country)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.content as TextEntry);
}
