import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Lists the partners by name, each with whether it may have terms and lists of its own: approved and paused ones. */
export async function listNamedPartners(
  db: Kysely<Database>,
): Promise<{ id: string; name: string; mayHaveTerms: boolean }[]> {
  const rows = await db
    .selectFrom('partners')
    .select(['id', 'legal_name', 'state'])
    .orderBy('legal_name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, legal_name: name, state }) => ({
    id,
    name,
    mayHaveTerms: state === 'approved' || state === 'paused',
  }));
}
