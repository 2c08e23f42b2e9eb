import type { Kysely } from 'kysely';
import type { ListedSubscription } from '#domain/answers/office/people.ts';
import { maskEmail } from '#domain/answers/office/mask-email.ts';
import type { Database } from '#server/db/tables.ts';
import { consentFor, hasStopped } from '#server/people/unsubscribe/topic-stops.ts';

/** Lists one page of the subscriptions, newest first, unconfirmed ones included. */
export async function listSubscriptions(
  db: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ subscriptions: ListedSubscription[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .select([consentFor('oferte').as('offers_at'), consentFor('articole').as('articles_at')])
      .select((row) => [
        'id',
        'email',
        'requested_at',
        'confirmed_at',
        row
          .selectFrom('rate_alerts')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('subscription_id', '=', 'subscriptions.id')
          .where((alert) => alert.not(hasStopped('curs')))
          .as('alerts'),
        row
          .selectFrom('price_alerts')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('subscription_id', '=', 'subscriptions.id')
          .where((alert) => alert.not(hasStopped('pret')))
          .as('price_alerts'),
      ])
      .orderBy('requested_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('subscriptions')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const subscriptions = rows.map((row) => ({
    id: row.id,
    address: maskEmail(row.email),
    offers: row.offers_at !== null,
    articles: row.articles_at !== null,
    alerts: row.alerts ?? 0,
    priceAlerts: row.price_alerts ?? 0,
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
  }));
  return { subscriptions, total };
}
