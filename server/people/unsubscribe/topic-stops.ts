import { daysBefore } from '#domain/base/days/days-before.ts';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { RESUME_DAYS, type MailingTopic } from '#domain/people/subscriptions/mailing-topics.ts';
import type { Database } from '#server/db/tables.ts';

/** Alerts of a topic, each sent once. */
const alertTables = { curs: 'rate_alerts', pret: 'price_alerts' } as const;

/** Builds a condition on `subscriptions`: its address has stopped the topic. */
export function hasStopped(topic: MailingTopic): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from topic_stops as stop
    where stop.address_hash = subscriptions.address_hash and stop.topic = ${topic})`;
}

/**
 * Builds an expression on `subscriptions`: the moment since which its address gets mails on the topic; null without consent, or
 * after a stop.
 */
export function consentFor(topic: 'oferte' | 'articole'): RawBuilder<Date | null> {
  const column = sql.ref(topic === 'oferte' ? 'subscriptions.offers_at' : 'subscriptions.articles_at');
  return sql<Date | null>`case when not ${hasStopped(topic)} then ${column} end`;
}

/** Stops topics for an address. A repeat changes nothing. @param hash of `hashEmail` */
export async function stopTopics(
  db: Kysely<Database>,
  hash: Buffer,
  topics: readonly MailingTopic[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('topic_stops')
    .values(topics.map((topic) => ({ address_hash: hash, topic, stopped_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the stopped topics that the address can still resume. */
export async function listStopped(db: Kysely<Database>, hash: Buffer): Promise<MailingTopic[]> {
  const rows = await db
    .selectFrom('topic_stops')
    .select('topic')
    .where('address_hash', '=', hash)
    .orderBy('topic')
    .execute();
  return rows.map(({ topic }) => topic);
}

/**
 * Resumes a topic as it was before it was stopped.
 * @returns false when nothing is left of that subscription
 */
export async function resumeTopic(
  tx: Transaction<Database>,
  hash: Buffer,
  topic: MailingTopic,
): Promise<boolean> {
  await tx.deleteFrom('topic_stops').where('address_hash', '=', hash).where('topic', '=', topic).execute();
  const own = tx
    .selectFrom('subscriptions')
    .select('id')
    .where('address_hash', '=', hash)
    .where('confirmed_at', 'is not', null);
  const subscribed =
    topic === 'oferte' || topic === 'articole'
      ? own.where(consentFor(topic), 'is not', null)
      : own.where((row) =>
          row.exists(
            row
              .selectFrom(alertTables[topic])
              .select('id')
              .whereRef('subscription_id', '=', 'subscriptions.id'),
          ),
        );
  return (await subscribed.executeTakeFirst()) !== undefined;
}

/** Ends the stopped topics of an address for good: a new confirmation starts from scratch. */
export async function settleStopsOf(tx: Transaction<Database>, hash: Buffer): Promise<void> {
  const stops = tx.deleteFrom('topic_stops').where('address_hash', '=', hash);
  await endAll(tx, await stops.returning(['address_hash', 'topic']).execute());
}

/** Ends topics stopped seven days ago for good, and erases addresses without other topics. */
export async function settleOldStops(db: Kysely<Database>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stops = tx.deleteFrom('topic_stops').where('stopped_at', '<', daysBefore(now, RESUME_DAYS));
    await endAll(tx, await stops.returning(['address_hash', 'topic']).execute());
  });
}

type Stop = { address_hash: Buffer; topic: MailingTopic };

async function endAll(tx: Transaction<Database>, stops: readonly Stop[]): Promise<void> {
  for (const { address_hash, topic } of stops) {
    const { id } = (await tx
      .selectFrom('subscriptions')
      .select('id')
      .where('address_hash', '=', address_hash)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()) ?? { id: null };
    if (id === null) continue;
    if (topic === 'curs' || topic === 'pret') {
      await tx.deleteFrom(alertTables[topic]).where('subscription_id', '=', id).execute();
    } else {
      const ended = topic === 'oferte' ? { offers_at: null } : { articles_at: null };
      await tx.updateTable('subscriptions').set(ended).where('id', '=', id).execute();
    }
    await eraseWhenEmpty(tx, id);
  }
}

/** Erases an address without any subscription left. */
export async function eraseWhenEmpty(tx: Transaction<Database>, subscriptionId: string): Promise<void> {
  await tx
    .deleteFrom('subscriptions')
    .where('id', '=', subscriptionId)
    .where('offers_at', 'is', null)
    .where('articles_at', 'is', null)
    .where((own) =>
      own.and(
        Object.values(alertTables).map((table) =>
          own.not(
            own.exists(own.selectFrom(table).select('id').where('subscription_id', '=', subscriptionId)),
          ),
        ),
      ),
    )
    .execute();
}
