import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/**
 * Outcomes of clicks whose conversions are paid. A repeated click is not counted twice as a visit; the loan that its lender approved is
 * one all the same.
 */
const paidWords: readonly Database['partner_clicks']['word'][] = ['counted', 'repeated'];

/** Tells whether the conversions of a click are paid, of a row of `partner_clicks` named `clicked`. A word is said once, and stays. */
export const isPaidClick = sql<boolean>`
  (clicked.partner_id is not null and clicked.terms_id is not null and clicked.word = any(${paidWords}))`;

/**
 * Finds the partner of conversions with new changes, once their click has its outcome, and stores it with the terms at the moment of
 * the click. A conversion without a partner is not processed again: the outcome alone decides that, since a report may arrive
 * between the two statements.
 */
export async function attributeConversions(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into partner_conversions (conversion_id, partner_id, terms_id, clicked_at)
      select distinct conversions.id, clicked.partner_id, clicked.terms_id, clicked.clicked_at
      from unsettled_changes join conversion_changes on conversion_changes.id = change_id
        join conversions on conversions.id = conversion_id
        join partner_clicks clicked using (click_id)
      where ${isPaidClick}
      on conflict (conversion_id) do nothing`.execute(trx);
    await sql`
      delete from unsettled_changes using conversion_changes, conversions, partner_clicks clicked
      where conversion_changes.id = change_id and conversions.id = conversion_id
        and clicked.click_id = conversions.click_id and not ${isPaidClick}`.execute(trx);
  });
}
