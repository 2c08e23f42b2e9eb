import { type Kysely, sql, type Transaction } from 'kysely';
import type { MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import type { Database } from '#server/db/tables.ts';

/** Exports the subscriptions of the owner of an address, unconfirmed requests included. */
export async function exportPersonalData(db: Kysely<Database>, email: string) {
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select([
      'id',
      'email',
      'offers_at as offersAt',
      'articles_at as articlesAt',
      'requested_at as requestedAt',
      'confirmed_at as confirmedAt',
      stoppedTopics.as('stopped'),
    ])
    .where(isSameEmail('email', email))
    .orderBy('requested_at')
    .execute();
  const alerts = await db
    .selectFrom('rate_alerts')
    .innerJoin('subscriptions', 'subscriptions.id', 'rate_alerts.subscription_id')
    .select(['subscription_id', 'currency', 'units', 'direction', 'threshold', 'since_day as sinceDay'])
    .where(isSameEmail('email', email))
    .orderBy('since_day')
    .execute();
  const priceAlerts = await db
    .selectFrom('price_alerts')
    .innerJoin('subscriptions', 'subscriptions.id', 'price_alerts.subscription_id')
    .selectAll('price_alerts')
    .where(isSameEmail('email', email))
    .orderBy('asked_on')
    .execute();
  return {
    subscriptions: subscriptions.map(({ id, ...subscription }) => ({
      ...subscription,
      rateAlerts: alerts
        .filter((alert) => alert.subscription_id === id)
        .map(({ subscription_id: _id, ...alert }) => alert),
      priceAlerts: priceAlerts
        .filter((alert) => alert.subscription_id === id)
        .map((alert) => ({
          lender: alert.lender,
          principal: alert.principal,
          term: { count: alert.term_count, unit: alert.term_unit },
          isOnce: alert.is_once,
          threshold: alert.threshold,
          known: alert.known_total,
          askedOn: alert.asked_on,
        })),
    })),
  };
}

/** Deletes the subscriptions of an address, confirmed or not, and the topics stopped since. */
export async function erasePersonalData(tx: Transaction<Database>, email: string): Promise<void> {
  const gone = await tx
    .deleteFrom('subscriptions')
    .where(isSameEmail('email', email))
    .returning('address_hash')
    .execute();
  const hashes = gone.map(({ address_hash: hash }) => hash);
  if (hashes.length > 0) await tx.deleteFrom('topic_stops').where('address_hash', 'in', hashes).execute();
}

const stoppedTopics = sql<MailingTopic[]>`array(
  select topic from topic_stops as stop where stop.address_hash = subscriptions.address_hash order by topic)`;
