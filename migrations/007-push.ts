import { type Kysely, sql } from 'kysely';

/**
 * `push_keys`: pair of keys (VAPID) by which push services recognise this site's messages. One pair for all instances, for ever:
 * browsers subscribe to a key, and another one would lose every subscription.
 *
 * `push_subscriptions`: browsers that asked for notifications, with their topics. The browser creates the address and the keys
 * for this site alone; nothing else is known about the visitor. A row is deleted when the visitor stops it or the push service
 * reports the address as gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_keys (
      id boolean primary key default true check (id),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now()
    )
  `.execute(db);

  await sql`
    create table push_subscriptions (
      endpoint text primary key,
      p256dh text not null,
      auth text not null,
      topics text[] not null check (topics <> '{}'),
      created_at timestamptz not null,
      changed_at timestamptz not null
    )
  `.execute(db);
}
