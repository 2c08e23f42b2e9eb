import type { Kysely } from 'kysely';
import {
  conversionOf,
  isBelieved,
  isSamePayout,
} from '#domain/partners/conversions/conversion-of-reports.ts';
import type { DialectName } from '#domain/partners/conversions/dialects.ts';
import { UNREADABLE_BODY } from '#domain/partners/conversions/mapped-parameters.ts';
import type { PostbackRefusal } from '#domain/partners/conversions/postback-refusal.ts';
import { readQuery } from '#domain/base/text/read-query.ts';
import type { Database } from '#server/db/tables.ts';
import { appendChange, listChanges } from './conversion-changes.ts';
import { conversionRow } from './conversion-row.ts';
import { findUnreplacedMacro, type Postback, postbackSchema } from './postback-schema.ts';

type Received = {
  /** of the report: an earlier stored copy of it is not read beside it */
  id: string;
  key: { id: string; offerIds: string[]; dialect: DialectName };
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

/** Returns the columns stored with a report: its transaction, and the reason of a refusal or a wait. */
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
  const postback = readPostback(raw, key.dialect);
  if ('refusal' in postback) return postback;
  const offerId = await findOffer(trx, postback.clickId);
  if (offerId === undefined) return { outcome: 'unknown_click', refusal: 'click-unknown' };
  // Another lender's click is as unknown to this lender as a click that never existed; the office sees which of the two it is.
  if (!key.offerIds.includes(offerId)) return { outcome: 'unknown_click', refusal: 'click-of-another' };
  return await keepConversion(trx, { ...received, postback, offerId });
}

/** Reads a report as its dialect writes, or finds its first unreadable parameter, without the database. */
export function readPostback(
  raw: string,
  dialect: DialectName,
): Postback | Extract<PostbackAnswer, { outcome: 'invalid' }> {
  const sent = Object.fromEntries(readQuery(raw));
  const invalid = (refusal: PostbackRefusal, field: string, message: string) =>
    ({ outcome: 'invalid', refusal, field, message }) as const;
  const macro = findUnreplacedMacro(sent);
  if (macro !== undefined)
    return invalid('macro', macro, `holds a macro that was not replaced: ${sent[macro]}`);
  const parsed = postbackSchema(dialect).safeParse(sent);
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
  const { clickId, transactionId, status, payout } = postback;
  const own = { reportId: id, status, payout, receivedAt, isConfirmed: isAccepted };
  const first = await trx
    .insertInto('conversions')
    .values({
      key_id: key.id,
      transaction_id: transactionId,
      click_id: clickId,
      offer_id: offerId,
      ...conversionRow(conversionOf([own])),
      received_at: receivedAt,
      // The moment of writing, not of receipt: the statistics find by it the rows written since their last count.
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['key_id', 'transaction_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) {
    await appendChange(trx, first.id, own);
    return isBelieved(own, [own]) ? { outcome: 'stored' } : toConfirm;
  }
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
  await appendChange(trx, row.id, own);
  const changes = await listChanges(trx, row.id);
  const state = conversionRow(conversionOf(changes));
  const isChanged = (['status', 'payout_cents', 'payout_currency'] as const).some(
    (column) => state[column] !== row[column],
  );
  await trx
    .updateTable('conversions')
    .set({ ...state, ...(isChanged && { changed_at: now }) })
    .where('id', '=', row.id)
    .execute();
  // An amount that was asked about, or answered, is not asked about again.
  const isAsked = changes.some((other) => other.reportId !== id && isSamePayout(other.payout, payout));
  if (!isAsked && !isBelieved(own, changes)) return toConfirm;
  return { outcome: isChanged ? 'stored' : 'repeated' };
}

const toConfirm = { outcome: 'unconfirmed', refusal: 'payout-large' } as const;
