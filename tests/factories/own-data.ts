import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import type { Database } from '#server/db/tables.ts';
import { createOwnData } from '#server/people/privacy/own-data.ts';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { testKey } from './forms.ts';

/** Builds people's rights over their data, on a test's database. */
export function newOwnData(db: Kysely<Database>, now: () => Date) {
  const suppressions = createSuppressions(testKey);
  return createOwnData({ db, key: testKey, suppressions, timeZone: romania.timeZone, now });
}
