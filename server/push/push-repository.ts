import { type Kysely, type RawBuilder, sql } from 'kysely';
import webPush from 'web-push';
import type { IsoDay } from '#domain/calendar/iso-day.ts';
import type { PushTopic } from '#domain/push/push-topics.ts';
import type { Database } from '#server/db/tables.ts';

export type PushKeys = { publicKey: string; privateKey: string };

/** Where one browser takes messages; the keys encrypt them for it alone. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

type Portion = { after: string; count: number; today: IsoDay };

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

    /** Keeps a subscription, or changes its topics. @param pausedUntil last day of the pause from credit of its browser */
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

    /** Nothing about offers is sent there up to that day; a pause becomes longer, never shorter. */
    async pause(endpoint: string, until: IsoDay): Promise<void> {
      await db
        .updateTable('push_subscriptions')
        .set({ paused_until: sql<string>`greatest(paused_until, ${until})` })
        .where('endpoint', '=', endpoint)
        .execute();
    },

    /** A browser's address became another one: what it asked for, and its pause, go on there. Twice changes nothing. */
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
          // The new address is there already when its visitor chose anew before the worker told us: that choice stays.
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ paused_until: longerPause }))
          .execute();
      });
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

    /** How many browsers a message of each topic would go to today; a topic that none would is not in it. */
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

    /** To whom a message of a topic goes today, in the order of their addresses, `count` of them after `after`. */
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

/** Whether a browser takes a topic today: about offers it takes nothing while its pause from credit lasts. */
function isOpenTo(topic: RawBuilder<unknown>, today: IsoDay): RawBuilder<boolean> {
  return sql<boolean>`(${topic} <> 'oferte' or coalesce(paused_until < ${today}, true))`;
}
