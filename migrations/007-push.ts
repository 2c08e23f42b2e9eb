import { type Kysely, sql } from 'kysely';

/**
 * `push_keys`: the pair of keys (VAPID) by which push services know this site's messages. One for all instances and for
 * good: browsers subscribe to a key, and with another one every subscription would be lost.
 *
 * `push_subscriptions`: where browsers asked to be told of something, and of what. The address and the keys are made by
 * the browser for this site alone; nothing else is known of the visitor. A row goes when the visitor stops it or when the
 * push service says that the address is no more.
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
