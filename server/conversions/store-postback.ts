import { type Kysely, sql } from 'kysely';
import type { ConversionsTable } from '#server/db/tables/conversions-tables.ts';
import type { Database } from '#server/db/tables.ts';
import type { PostbackOutcome } from './postback-outcome.ts';
import { type Postback, postbackSchema } from './postback-schema.ts';

type Received = {
  key: { id: string; offerIds: string[] };
  /** the parameters as a query, without the key */
  raw: string;
  receivedAt: Date;
  now: Date;
};

export type PostbackAnswer =
  | { outcome: Exclude<PostbackOutcome, 'invalid'> }
  /** field: the first parameter that can not be read */
  | { outcome: 'invalid'; field: string; message: string };

/** Keeps a postback as it came, and the conversion it reports, both or neither. */
export async function storePostback(
  db: Kysely<Database>,
  { key, raw, now }: Omit<Received, 'receivedAt'>,
): Promise<PostbackAnswer> {
  return await db.transaction().execute(async (trx) => {
    const answer = await applyPostback(trx, { key, raw, receivedAt: now, now });
    await trx
      .insertInto('postbacks')
      .values({ key_id: key.id, raw, outcome: answer.outcome, received_at: now })
      .execute();
    return answer;
  });
}

/**
 * Reads a postback and brings its conversion up to date; may be repeated with the same one, in any order: the last decision
 * that was received counts, and "pending" as long as there is none.
 */
export async function applyPostback(
  trx: Kysely<Database>,
  { key, raw, receivedAt, now }: Received,
): Promise<PostbackAnswer> {
  const parsed = postbackSchema.safeParse(Object.fromEntries(new URLSearchParams(raw)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { outcome: 'invalid', field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' };
  }
  const offerId = await findOffer(trx, parsed.data.clickId);
  // Another lender's click is as unknown to this one as a click that never was.
  if (offerId === undefined || !key.offerIds.includes(offerId)) return { outcome: 'unknown_click' };
  const clickId = await keepConversion(trx, { ...parsed.data, keyId: key.id, offerId, receivedAt, now });
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

type ReportedState = Pick<ConversionsTable, 'status' | 'payout_cents' | 'payout_currency'>;
type NewConversion = Postback & { keyId: string; offerId: string; receivedAt: Date; now: Date };

/** @returns 'stored' when the conversion is new or has changed, else the click it belongs to */
async function keepConversion(trx: Kysely<Database>, conversion: NewConversion): Promise<string> {
  const { keyId, offerId, clickId, transactionId, status, payout, receivedAt, now } = conversion;
  const reported: ReportedState = {
    status,
    payout_cents: payout?.cents ?? null,
    payout_currency: payout?.currency ?? null,
  };
  const state = { ...reported, reported_at: receivedAt, changed_at: now };
  const stored = await trx
    .insertInto('conversions')
    .values({
      ...state,
      key_id: keyId,
      transaction_id: transactionId,
      click_id: clickId,
      offer_id: offerId,
      received_at: receivedAt,
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
        // Reports overtake one another, and one whose click was late is read after those that came later than it.
        .where(
          sql<boolean>`(excluded.status <> 'pending', excluded.reported_at)
            >= (conversions.status <> 'pending', conversions.reported_at)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (stored) return 'stored';
  const { click_id: knownClick } = await trx
    .selectFrom('conversions')
    .select('click_id')
    .where('key_id', '=', keyId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  if (knownClick === clickId) await confirmState(trx, conversion, reported);
  return knownClick;
}

/** Said again, a state is as new as its last report: what was received between the two does not count any more. */
async function confirmState(
  trx: Kysely<Database>,
  { keyId, transactionId, receivedAt }: NewConversion,
  { status, payout_cents: cents, payout_currency: currency }: ReportedState,
): Promise<void> {
  await trx
    .updateTable('conversions')
    .set({ reported_at: receivedAt })
    .where('key_id', '=', keyId)
    .where('transaction_id', '=', transactionId)
    .where('reported_at', '<', receivedAt)
    .where('status', '=', status)
    .where('payout_cents', 'is not distinct from', cents)
    .where('payout_currency', 'is not distinct from', currency)
    .execute();
}
