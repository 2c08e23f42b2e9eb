import type { Kysely } from 'kysely';
import {
  conversionOf,
  type ConversionReport,
  type ConversionState,
  type Payout,
} from '#domain/partners/conversions/conversion-of-reports.ts';
import { UNREADABLE_BODY } from '#domain/partners/conversions/mapped-parameters.ts';
import type { PostbackRefusal } from '#domain/partners/conversions/postback-refusal.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import type { Database } from '#server/db/tables.ts';
import { findUnreplacedMacro, type Postback, postbackSchema } from './postback-schema.ts';

type Received = {
  /** of the report: an earlier stored copy of it is not read beside it */
  id: string;
  key: { id: string; offerIds: string[] };
  /** the parameters that are read, as a query (mappedQuery) */
  raw: string;
  receivedAt: Date;
  now: Date;
  /** a person confirmed the amount, however large */
  isAccepted?: boolean;
};

export type PostbackAnswer =
  | { outcome: 'stored' | 'repeated' }
  /** the conversion is stored, its amount waits for a person */
  | { outcome: 'unconfirmed'; refusal: PostbackRefusal }
  | { outcome: 'unknown_click'; refusal: PostbackRefusal }
  /** field: the first unreadable parameter */
  | { outcome: 'invalid'; refusal: PostbackRefusal; field: string; message: string };

/** Largest amount that counts without a person's confirmation, in hundredths of any currency: a loan brings a hundredth of it. */
const LARGEST_UNASKED_CENTS = 1_000_000;

const counted = ['stored', 'repeated', 'unconfirmed'] as const;

/**
 * Stores the parameters that are read and the conversion they report, both or neither. The report's identifier makes it one row,
 * however often it is replayed.
 */
export async function storePostback(db: Kysely<Database>, received: Received): Promise<PostbackAnswer> {
  const { id, key, raw, receivedAt } = received;
  return await db.transaction().execute(async (trx) => {
    const answer = await applyPostback(trx, received);
    await trx
      .insertInto('postbacks')
      .values({ id, key_id: key.id, raw, ...kept(raw, answer), received_at: receivedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return answer;
  });
}

/** Returns what is stored of an answer beside the report: the transaction, and the reason of a refusal or a wait. */
export function kept(raw: string, answer: PostbackAnswer) {
  return {
    outcome: answer.outcome,
    refusal: 'refusal' in answer ? answer.refusal : null,
    transaction_id: answer.outcome === 'invalid' ? null : readQuery(raw).get('transaction_id'),
  };
}

/** Reads a report and updates its conversion; may be repeated with the same report, and run in any order. */
export async function applyPostback(trx: Kysely<Database>, received: Received): Promise<PostbackAnswer> {
  const { key, raw } = received;
  const postback = readPostback(raw);
  if ('refusal' in postback) return postback;
  const offerId = await findOffer(trx, postback.clickId);
  if (offerId === undefined) return { outcome: 'unknown_click', refusal: 'click-unknown' };
  // Another lender's click is as unknown to this lender as a click that never existed; the office sees which of the two it is.
  if (!key.offerIds.includes(offerId)) return { outcome: 'unknown_click', refusal: 'click-of-another' };
  return await keepConversion(trx, { ...received, postback, offerId });
}

/** Reads a report, or finds its first unreadable parameter, without the database. */
export function readPostback(raw: string): Postback | Extract<PostbackAnswer, { outcome: 'invalid' }> {
  const sent = Object.fromEntries(readQuery(raw));
  const invalid = (refusal: PostbackRefusal, field: string, message: string) =>
    ({ outcome: 'invalid', refusal, field, message }) as const;
  const macro = findUnreplacedMacro(sent);
  if (macro !== undefined)
    return invalid('macro', macro, `holds a macro that was not replaced: ${sent[macro]}`);
  const parsed = postbackSchema.safeParse(sent);
  if (parsed.success) return parsed.data;
  if (UNREADABLE_BODY.name in sent) return invalid('body', 'body', 'must be a form or a JSON object');
  const [issue] = parsed.error.issues;
  // The names the schema gives to unreadable parameters are among the reasons.
  const field = String(issue?.path[0]) as PostbackRefusal;
  return invalid(field, field, issue?.message ?? '');
}

async function findOffer(trx: Kysely<Database>, clickId: string): Promise<string | undefined> {
  const click = await trx
    .selectFrom('clicks')
    .select('offer_id')
    .where('id', '=', clickId)
    .executeTakeFirst();
  return click?.offer_id;
}

type Keeping = Received & { postback: Postback; offerId: string };

async function keepConversion(trx: Kysely<Database>, keeping: Keeping): Promise<PostbackAnswer> {
  const { id, key, postback, offerId, receivedAt, now, isAccepted = false } = keeping;
  const { clickId, transactionId } = postback;
  const own = { status: postback.status, payout: postback.payout, receivedAt, isAccepted };
  const first = await trx
    .insertInto('conversions')
    .values({
      key_id: key.id,
      transaction_id: transactionId,
      click_id: clickId,
      offer_id: offerId,
      ...toRow(conversionOf(believed([own]))),
      received_at: receivedAt,
      // The moment of writing, not of receipt: the statistics find by it the rows written since their last count.
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['key_id', 'transaction_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return isBelieved(own, [own]) ? { outcome: 'stored' } : toConfirm;
  const row = await trx
    .selectFrom('conversions')
    .selectAll()
    .where('key_id', '=', key.id)
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.click_id !== clickId) {
    const message = 'belongs to another click';
    return { outcome: 'invalid', refusal: 'transaction-of-another', field: 'transaction_id', message };
  }
  const others = await listReports(trx, { keyId: key.id, transactionId, but: id });
  const state = toRow(conversionOf(believed([...others, own])));
  const isChanged = (['status', 'payout_cents', 'payout_currency'] as const).some(
    (column) => state[column] !== row[column],
  );
  await trx
    .updateTable('conversions')
    .set({ ...state, ...(isChanged && { changed_at: now }) })
    .where('id', '=', row.id)
    .execute();
  // An amount that was asked about, or answered, is not asked about again.
  const isAsked = others.some(({ payout }) => isSamePayout(payout, own.payout));
  if (!isAsked && !isBelieved(own, [own])) return toConfirm;
  return { outcome: isChanged ? 'stored' : 'repeated' };
}

const toConfirm = { outcome: 'unconfirmed', refusal: 'payout-large' } as const;

type KeptReport = ConversionReport & { isAccepted: boolean };

/** Lists the counting reports of a transaction except one, in the order in which they came. */
async function listReports(
  trx: Kysely<Database>,
  { keyId, transactionId, but }: { keyId: string; transactionId: string; but: string },
): Promise<KeptReport[]> {
  const rows = await trx
    .selectFrom('postbacks')
    .select(['raw', 'received_at', 'payout_accepted'])
    .where('key_id', '=', keyId)
    .where('transaction_id', '=', transactionId)
    .where('outcome', 'in', counted)
    .where('id', '!=', but)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ raw, received_at: receivedAt, payout_accepted: isAccepted }) => {
    const read = readPostback(raw);
    return 'refusal' in read ? [] : { status: read.status, payout: read.payout, receivedAt, isAccepted };
  });
}

/** Filters out the amounts that no person has confirmed yet. */
function believed(reports: readonly KeptReport[]): ConversionReport[] {
  return reports.map((report) => (isBelieved(report, reports) ? report : { ...report, payout: null }));
}

/** Tells whether an amount is small enough, or was confirmed in this or another report of its transaction. */
function isBelieved({ payout }: KeptReport, all: readonly KeptReport[]): boolean {
  if (payout === null || payout.cents <= LARGEST_UNASKED_CENTS) return true;
  return all.some((report) => report.isAccepted && isSamePayout(report.payout, payout));
}

function isSamePayout(one: Payout | null, other: Payout | null): boolean {
  return one !== null && one.cents === other?.cents && one.currency === other.currency;
}

function toRow({ status, reportedAt, payout }: ConversionState) {
  return {
    status,
    reported_at: reportedAt,
    payout_cents: payout?.cents ?? null,
    payout_currency: payout?.currency ?? null,
  };
}
