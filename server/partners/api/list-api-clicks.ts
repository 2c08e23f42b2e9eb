import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { apiClicks } from '#domain/answers/partners/api.ts';
import { clickWords } from '#domain/partners/clicks/click-word.ts';
import { subNames } from '#domain/visits/events/attribution.ts';
import type { Database } from '#server/db/tables.ts';
import { type Cursor, exactMoment, partOf } from './cursor.ts';

/** Query of a list of the partners' API. */
export type AskedPart = { partnerId: string; after: Cursor | undefined; limit: number };

/** Lists the clicks of a partner, each with its outcome, in the order of the outcomes: new ones only follow at the end. */
export async function listApiClicks(
  db: Kysely<Database>,
  { partnerId, after, limit }: AskedPart,
): Promise<z.output<typeof apiClicks>> {
  let asked = db
    .selectFrom('partner_clicks as said')
    .innerJoin('clicks', 'clicks.id', 'said.click_id')
    .select(['click_id', 'clicked_at', 'word', 'offer_id', ...subNames])
    .select(exactMoment('said.stored_at').as('at'))
    .where('partner_id', '=', partnerId);
  if (after)
    asked = asked.where(
      sql<boolean>`(said.stored_at, click_id) > (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  const found = await asked
    .orderBy('said.stored_at')
    .orderBy('click_id')
    .limit(limit + 1)
    .execute();
  const { rows, next_cursor } = partOf(found, limit, ({ at, click_id: id }) => ({ at, id }));
  return {
    data: rows.map(({ at: _at, ...row }) => ({ ...row, says: clickWords[row.word] })),
    next_cursor,
  };
}
