import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { conversionAnswer, conversionsAnswer } from '#domain/answers/office/money.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { inLei } from '#domain/partners/conversions/in-lei.ts';
import type { Database } from '#server/db/tables.ts';
import { leiRates } from './lei-rates.ts';

type Listed = { limit: number; offset: number; sought?: string | undefined };

/** Lists conversions, the last reported first. @param sought the whole transaction or click id; undefined: all */
export async function listConversions(
  db: Kysely<Database>,
  { limit, offset, sought }: Listed,
): Promise<Omit<z.output<typeof conversionsAnswer>, 'pageSize'>> {
  let asked = withNames(db);
  let counted = db.selectFrom('conversions').select(({ fn }) => fn.countAll<number>().as('count'));
  if (sought !== undefined) {
    const isSought = sql<boolean>`(transaction_id = ${sought} or click_id::text = ${sought.toLowerCase()})`;
    asked = asked.where(isSought);
    counted = counted.where(isSought);
  }
  const rows = await asked
    .orderBy('conversions.reported_at', 'desc')
    .orderBy('conversions.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(toRow), total: (await counted.executeTakeFirstOrThrow()).count };
}

/** Finds the way of one conversion: click, reports, changes, amount. */
export async function findConversion(
  db: Kysely<Database>,
  id: string,
  timeZone: string,
): Promise<z.output<typeof conversionAnswer> | undefined> {
  const stored = await withNames(db).where('conversions.id', '=', id).executeTakeFirst();
  if (!stored) return undefined;
  const row = toRow(stored);
  const [click, changes] = await Promise.all([
    db
      .selectFrom('clicks')
      .select(['created_at', 'referer', 'utm_source', 'sub1', 'provider_id', 'is_bot'])
      .where('id', '=', stored.click_id)
      .executeTakeFirst(),
    db
      .selectFrom('conversion_changes')
      .leftJoin('postbacks', 'postbacks.id', 'conversion_changes.report_id')
      .select([
        'conversion_changes.id',
        'conversion_changes.received_at',
        'status',
        'payout_cents',
        'payout_currency',
        'is_confirmed',
        'raw',
      ])
      .where('conversion_id', '=', id)
      .orderBy('conversion_changes.received_at')
      .orderBy('conversion_changes.id')
      .execute(),
  ]);
  return {
    ...row,
    clickId: stored.click_id,
    click: click
      ? {
          createdAt: click.created_at,
          page: click.referer,
          source: click.utm_source,
          sub1: click.sub1,
          providerId: click.provider_id,
          isBot: click.is_bot,
        }
      : null,
    changes: changes.map((change) => ({
      id: change.id,
      receivedAt: change.received_at,
      status: change.status,
      payout: payoutOf(change),
      isConfirmed: change.is_confirmed,
      raw: change.raw,
    })),
    lei: row.status === 'approved' ? await leiOf(db, row.payout, dayOf(stored.reported_at, timeZone)) : null,
  };
}

function withNames(db: Kysely<Database>) {
  return db
    .selectFrom('conversions')
    .innerJoin('postback_keys', 'postback_keys.id', 'conversions.key_id')
    .select([
      'conversions.id',
      'partner',
      'transaction_id',
      'click_id',
      'offer_id',
      'status',
      'payout_cents',
      'payout_currency',
      'reported_at',
      sql<string | null>`(select header from offers where offers.id = offer_id limit 1)`.as('header'),
    ]);
}

type Stored = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

function toRow(stored: Stored) {
  return {
    id: stored.id,
    partner: stored.partner,
    transactionId: stored.transaction_id,
    offer: stored.header ?? stored.offer_id,
    status: stored.status,
    payout: payoutOf(stored),
    reportedAt: stored.reported_at,
  };
}

function payoutOf({
  payout_cents: cents,
  payout_currency: currency,
}: Pick<Stored, 'payout_cents' | 'payout_currency'>) {
  return cents === null || currency === null ? null : { cents, currency };
}

async function leiOf(db: Kysely<Database>, payout: ReturnType<typeof payoutOf>, day: string) {
  if (payout === null) return null;
  if (payout.currency === 'RON') return { cents: payout.cents, day, rate: '1' };
  const rate = (await leiRates(db, day, day))(payout.currency, day);
  if (!rate) return null;
  const words = rate.multiplier === 1 ? rate.value : `${rate.value} / ${rate.multiplier}`;
  return { cents: inLei(payout.cents, rate), day: rate.day, rate: words };
}
