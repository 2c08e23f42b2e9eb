import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { PostbackOutcome } from './postback-outcome.ts';
import { type Postback, postbackSchema } from './postback-schema.ts';

type Received = {
  key: { id: string; offerIds: string[] };
  /** the parameters as a query, without the key */
  raw: string;
  now: Date;
};

export type PostbackAnswer =
  | { outcome: Exclude<PostbackOutcome, 'invalid'> }
  /** field: the first parameter that can not be read */
  | { outcome: 'invalid'; field: string; message: string };

/** Keeps a postback as it came, and the conversion it reports, both or neither. */
export async function storePostback(db: Kysely<Database>, received: Received): Promise<PostbackAnswer> {
  return await db.transaction().execute(async (trx) => {
    const answer = await applyPostback(trx, received);
    const { key, raw, now } = received;
    await trx
      .insertInto('postbacks')
      .values({ key_id: key.id, raw, outcome: answer.outcome, received_at: now })
      .execute();
    return answer;
  });
}

/** Reads a postback and brings its conversion up to date; may be repeated with the same one, in any order. */
export async function applyPostback(
  trx: Kysely<Database>,
  { key, raw, now }: Received,
): Promise<PostbackAnswer> {
  const parsed = postbackSchema.safeParse(Object.fromEntries(new URLSearchParams(raw)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { outcome: 'invalid', field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' };
  }
  const offerId = await findOffer(trx, parsed.data.clickId);
  // Another lender's click is as unknown to this one as a click that never was.
  if (offerId === undefined || !key.offerIds.includes(offerId)) return { outcome: 'unknown_click' };
  const clickId = await keepConversion(trx, { ...parsed.data, keyId: key.id, offerId, now });
  if (clickId === 'stored') return { outcome: 'stored' };
  return clickId === parsed.data.clickId
    ? { outcome: 'repeated' }
    : { outcome: 'invalid', field: 'transaction_id', message: 'belongs to another click' };
}

async function findOffer(trx: Kysely<Database>, clickId: string): Promise<string | undefined> {
  const click = await trx
    .selectFrom('clicks')
    .select('offer_id')
    .where('id', '=', clickId)
    .executeTakeFirst();
  return click?.offer_id;
}

type NewConversion = Postback & { keyId: string; offerId: string; now: Date };

/** @returns 'stored' when the conversion is new or has changed, else the click it belongs to */
async function keepConversion(trx: Kysely<Database>, conversion: NewConversion): Promise<string> {
  const { keyId, offerId, clickId, transactionId, status, payout, now } = conversion;
  const state = {
    status,
    payout_cents: payout?.cents ?? null,
    payout_currency: payout?.currency ?? null,
    changed_at: now,
  };
  const stored = await trx
    .insertInto('conversions')
    .values({
      ...state,
      key_id: keyId,
      transaction_id: transactionId,
      click_id: clickId,
      offer_id: offerId,
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['key_id', 'transaction_id'])
        .doUpdateSet(state)
        .where('conversions.click_id', '=', clickId)
        .where(
          sql<boolean>`(conversions.status, conversions.payout_cents, conversions.payout_currency)
            is distinct from (excluded.status, excluded.payout_cents, excluded.payout_currency)`,
        )
        // Reports may overtake one another: a decision is never taken back by "pending".
        .where(sql<boolean>`not (excluded.status = 'pending' and conversions.status <> 'pending')`),
    )
    .returning('id')
    .executeTakeFirst();
  if (stored) return 'stored';
  const known = await trx
    .selectFrom('conversions')
    .select('click_id')
    .where('key_id', '=', keyId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  return known.click_id;
}
