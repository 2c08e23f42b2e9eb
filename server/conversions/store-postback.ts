import type { Kysely, Selectable } from 'kysely';
import type { PostbackRefusal } from '#domain/conversions/postback-refusal.ts';
import { type ConversionState, takeReport } from '#domain/conversions/take-report.ts';
import type { ConversionsTable } from '#server/db/tables/conversions-tables.ts';
import type { Database } from '#server/db/tables.ts';
import { type Postback, postbackSchema } from './postback-schema.ts';

type Received = {
  key: { id: string; offerIds: string[] };
  /** the parameters as a query, without the key */
  raw: string;
  receivedAt: Date;
  now: Date;
};

export type PostbackAnswer =
  | { outcome: 'stored' | 'repeated' }
  | { outcome: 'unknown_click'; refusal: PostbackRefusal }
  /** field: the first parameter that can not be read */
  | { outcome: 'invalid'; refusal: PostbackRefusal; field: string; message: string };

/**
 * Keeps a postback as it came, and the conversion it reports, both or neither.
 * @param report.id makes it one row, however often it is brought
 */
export async function storePostback(
  db: Kysely<Database>,
  { id, key, raw, receivedAt, now }: Received & { id: string },
): Promise<PostbackAnswer> {
  return await db.transaction().execute(async (trx) => {
    // The moment of writing, not of receipt: by it the statistics find what was written since they counted.
    const answer = await applyPostback(trx, { key, raw, receivedAt, now });
    await trx
      .insertInto('postbacks')
      .values({ id, key_id: key.id, raw, ...kept(answer), received_at: receivedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return answer;
  });
}

/** What is kept of an answer beside the report: one that was refused says why. */
export function kept(answer: PostbackAnswer) {
  return { outcome: answer.outcome, refusal: 'refusal' in answer ? answer.refusal : null };
}

/**
 * Reads a postback and brings its conversion up to date; may be repeated with the same one, in any order: the last decision
 * that was received counts, and "pending" as long as there is none.
 */
export async function applyPostback(
  trx: Kysely<Database>,
  { key, raw, receivedAt, now }: Received,
): Promise<PostbackAnswer> {
  const postback = readPostback(raw);
  if ('refusal' in postback) return postback;
  const offerId = await findOffer(trx, postback.clickId);
  if (offerId === undefined) return { outcome: 'unknown_click', refusal: 'click-unknown' };
  // Another lender's click is as unknown to this one as a click that never was; the office sees which it is.
  if (!key.offerIds.includes(offerId)) return { outcome: 'unknown_click', refusal: 'click-of-another' };
  const clickId = await keepConversion(trx, { ...postback, keyId: key.id, offerId, receivedAt, now });
  if (clickId === 'stored') return { outcome: 'stored' };
  return clickId === postback.clickId
    ? { outcome: 'repeated' }
    : {
        outcome: 'invalid',
        refusal: 'transaction-of-another',
        field: 'transaction_id',
        message: 'belongs to another click',
      };
}

/** What a postback says, or the first thing that can not be read: as much as can be told without the database. */
export function readPostback(raw: string): Postback | Extract<PostbackAnswer, { outcome: 'invalid' }> {
  const parsed = postbackSchema.safeParse(Object.fromEntries(new URLSearchParams(raw)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  // The schema's own names of what it can not read are among the reasons.
  const field = String(issue?.path[0]) as PostbackRefusal;
  return { outcome: 'invalid', refusal: field, field, message: issue?.message ?? '' };
}

async function findOffer(trx: Kysely<Database>, clickId: string): Promise<string | undefined> {
  const click = await trx
    .selectFrom('clicks')
    .select('offer_id')
    .where('id', '=', clickId)
    .executeTakeFirst();
  return click?.offer_id;
}

type NewConversion = Postback & { keyId: string; offerId: string; receivedAt: Date; now: Date };

/** @returns 'stored' when the conversion is new or has changed, else the click it belongs to */
async function keepConversion(trx: Kysely<Database>, conversion: NewConversion): Promise<string> {
  const { keyId, offerId, clickId, transactionId, receivedAt, now } = conversion;
  const first = await trx
    .insertInto('conversions')
    .values({
      ...toRow(takeReport(undefined, conversion)),
      key_id: keyId,
      transaction_id: transactionId,
      click_id: clickId,
      offer_id: offerId,
      received_at: receivedAt,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['key_id', 'transaction_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return 'stored';
  const row = await trx
    .selectFrom('conversions')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.click_id !== clickId) return row.click_id;
  const state = toRow(takeReport(toState(row), conversion));
  const isChanged = (['status', 'payout_cents', 'payout_currency'] as const).some(
    (column) => state[column] !== row[column],
  );
  await trx
    .updateTable('conversions')
    .set({ ...state, ...(isChanged && { changed_at: now }) })
    .where('id', '=', row.id)
    .execute();
  return isChanged ? 'stored' : clickId;
}

function toRow({ status, reportedAt, payout }: ConversionState) {
  return {
    status,
    reported_at: reportedAt,
    payout_cents: payout?.cents ?? null,
    payout_currency: payout?.currency ?? null,
    payout_status: payout?.status ?? null,
    payout_reported_at: payout?.reportedAt ?? null,
  };
}

function toState(row: Selectable<ConversionsTable>): ConversionState {
  const { status, reported_at: reportedAt, payout_cents: cents, payout_currency: currency } = row;
  if (cents === null || currency === null) return { status, reportedAt, payout: null };
  // An instance of the version before leaves these two empty: it took the payout with the status.
  const said = { status: row.payout_status ?? status, reportedAt: row.payout_reported_at ?? reportedAt };
  return { status, reportedAt, payout: { cents, currency, ...said } };
}
