import { type Kysely, type RawBuilder, sql } from 'kysely';
import webPush from 'web-push';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { PushTopic } from '#domain/people/push/push-topics.ts';
import type { Database } from '#server/db/tables.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** Push address of one browser, with the keys that encrypt messages for it alone. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

type Portion = { after: string; count: number; today: IsoDay };

export type PushRepository = ReturnType<typeof createPushRepository>;

/** Stores push subscriptions and the site's keys for them in PostgreSQL. */
export function createPushRepository(db: Kysely<Database>) {
  return {
    /** Returns the keys of this site, made on first use; concurrent instances get the same. */
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

    /** Stores a subscription, or changes its topics. @param pausedUntil last day of the pause from credit of its browser */
    async subscribe(
      target: PushTarget,
      topics: readonly PushTopic[],
      now: Date,
      pausedUntil: IsoDay | null = null,
    ): Promise<void> {
      const { endpoint, ...keys } = target;
      const changing = { ...keys, topics: [...topics], changed_at: now };
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint, ...changing, created_at: now, paused_until: pausedUntil })
        .onConflict((conflict) =>
          conflict.column('endpoint').doUpdateSet({ ...changing, paused_until: longerPause }),
        )
        .execute();
    },

    /** Sends nothing about offers there up to that day; a pause can be prolonged, never shortened. */
    async pause(endpoint: string, until: IsoDay): Promise<void> {
      await db
        .updateTable('push_subscriptions')
        .set({ paused_until: sql<string>`greatest(paused_until, ${until})` })
        .where('endpoint', '=', endpoint)
        .execute();
    },

    /** Moves topics and pause to a browser's new push address. A repeat changes nothing. */
    async renew(before: string, { endpoint, ...keys }: PushTarget, now: Date): Promise<void> {
      if (before === endpoint) return;
      await db.transaction().execute(async (tx) => {
        const own = await tx
          .deleteFrom('push_subscriptions')
          .where('endpoint', '=', before)
          .returning(['topics', 'created_at', 'paused_until'])
          .executeTakeFirst();
        if (!own) return;
        await tx
          .insertInto('push_subscriptions')
          .values({ ...own, endpoint, ...keys, changed_at: now })
          // The new address already exists if its visitor chose again before the worker reported it: that choice stays.
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ paused_until: longerPause }))
          .execute();
      });
    },

    /** Lists the topics of a browser; none if it is unknown. */
    async topicsOf(endpoint: string): Promise<PushTopic[]> {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('topics')
        .where('endpoint', '=', endpoint)
        .executeTakeFirst();
      return row?.topics ?? [];
    },

    /** Counts the browsers a message of each topic would go to today, without topics of zero. */
    async countByTopic(today: IsoDay): Promise<ReadonlyMap<PushTopic, number>> {
      const { rows } = await sql<{ topic: PushTopic; count: number }>`
        select topic, count(*)::integer as count
        from push_subscriptions cross join unnest(topics) as topic
        where ${isOpenTo(sql.ref('topic'), today)}
        group by topic`.execute(db);
      return new Map(rows.map(({ topic, count }) => [topic, count]));
    },

    async unsubscribe(endpoint: string): Promise<void> {
      await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute();
    },

    /** Lists recipients of a topic today, ordered by address, `count` of them after `after`. */
    async listSubscribed(topic: PushTopic, { after, count, today }: Portion): Promise<PushTarget[]> {
      return await db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where((row) => row(row.val(topic), '=', row.fn.any('topics')))
        .where(isOpenTo(sql.val(topic), today))
        .where('endpoint', '>', after)
        .orderBy('endpoint')
        .limit(count)
        .execute();
    },
  };
}

const longerPause = sql<string>`greatest(push_subscriptions.paused_until, excluded.paused_until)`;

/** Tells whether a browser receives a topic today: nothing about offers during its pause from credit. */
function isOpenTo(topic: RawBuilder<unknown>, today: IsoDay): RawBuilder<boolean> {
  return sql<boolean>`(${topic} <> 'oferte' or coalesce(paused_until < ${today}, true))`;
}
