import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { PushTopic } from '#domain/push/push-topics.ts';
import type { Database } from '#server/db/tables.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** Where one browser takes messages; the keys encrypt them for it alone. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

export type PushRepository = ReturnType<typeof createPushRepository>;

/** Subscriptions to push messages, and the site's keys for them, in PostgreSQL. */
export function createPushRepository(db: Kysely<Database>) {
  return {
    /** The keys of this site, made when they are first asked for; instances that ask together get the same. */
    async keys(): Promise<PushKeys> {
      const find = () =>
        db
          .selectFrom('push_keys')
          .select(['public_key as publicKey', 'private_key as privateKey'])
          .executeTakeFirst();
      const known = await find();
      if (known) return known;
      const made = webPush.generateVAPIDKeys();
      await db
        .insertInto('push_keys')
        .values({ public_key: made.publicKey, private_key: made.privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find()) ?? made;
    },

    /** Keeps a subscription, or changes its topics. */
    async subscribe(target: PushTarget, topics: readonly PushTopic[], now: Date): Promise<void> {
      const { endpoint, ...keys } = target;
      const changing = { ...keys, topics: [...topics], changed_at: now };
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, ...changing, created_at: now })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(changing))
        .execute();
    },

    /** What a browser asked for; nothing when it is not known. */
    async topicsOf(endpoint: string): Promise<PushTopic[]> {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('topics')
        .where('endpoint', '=', endpoint)
        .executeTakeFirst();
      return row?.topics ?? [];
    },

    /** How many browsers asked for each topic; a topic nobody asked for is not in it. */
    async countByTopic(): Promise<ReadonlyMap<PushTopic, number>> {
      const rows = await db
        .selectFrom('push_subscriptions')
        .select((row) => [
          row.fn<PushTopic>('unnest', [row.ref('topics')]).as('topic'),
          row.fn.countAll<number>().as('count'),
        ])
        .groupBy('topic')
        .execute();
      return new Map(rows.map(({ topic, count }) => [topic, count]));
    },

    async unsubscribe(endpoint: string): Promise<void> {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    },

    /** Subscribers of a topic in the order of their addresses, `count` of them after `after`. */
    async listSubscribed(topic: PushTopic, after: string, count: number): Promise<PushTarget[]> {
      return await db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where((row) => row(row.val(topic), '=', row.fn.any('topics')))
        .where('endpoint', '>', after)
        .orderBy('endpoint')
        .limit(count)
        .execute();
    },
  };
}
