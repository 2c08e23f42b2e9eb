import { type Kysely, sql } from 'kysely';

/**
 * `topic_stops`: what an address that is subscribed is not written about any more, since when. A row is what the link or the button of a
 * mail leaves behind: it counts at once, for messages that wait to leave as well, and can be taken back for seven days.
 * After those the topic leaves the subscription, and the row goes. The address is its hash in `suppressions`.
 *
 * `push_subscriptions.paused_until`: last day of the pause from credit of the browser behind it. Until it is over nothing about
 * offers is sent there.
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
