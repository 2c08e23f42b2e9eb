import { type Kysely, sql } from 'kysely';

/**
 * `topic_stops`: topics that a subscribed address gets no mail about, and since when. The link or the button of a mail creates a
 * row: it takes effect at once, also for messages waiting to be sent, and can be undone for seven days. After those the topic is
 * removed from the subscription, and the row deleted. The address is stored as its hash in `suppressions`.
 *
 * `push_subscriptions.paused_until`: last day of the browser's pause from credit. Until then it gets no notifications about
 * offers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table topic_stops (
      address_hash bytea not null,
      topic text not null check (topic in ('oferte', 'articole', 'curs')),
      stopped_at timestamptz not null,
      primary key (address_hash, topic)
    )`.execute(db);
  await sql`alter table push_subscriptions add column paused_until date`.execute(db);
}
