import type { Kysely } from 'kysely';
import type { PushSend } from '#domain/office/answers/push.ts';
import type { PushTopic } from '#domain/push/push-topics.ts';
import { addToAuditLog, type Author } from '#server/office/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/jobs/jobs.ts';
import type { PushSender } from './push-sender.ts';

/** Sends one notification of the office. A sending that falls is taken up again and goes on where it was. */
export const sendPush = defineJob<{ id: string }>('send-push', {
  retryLimit: 10,
  retryDelay: 10,
  retryDelayMax: 600,
  expireInSeconds: 3_600,
});

export type AskedPush = { id: string; topic: PushTopic; title: string; body: string; path: string };

const LISTED = 20;

/** Notifications of the office: asked for once, sent to everyone who wants the topic. */
export function createPushSends(db: Kysely<Database>) {
  return {
    /** Keeps a sending, its entry in the log and its job together. Asked for again by its number it is the same one. */
    async ask(push: AskedPush, by: Author, at: Date, jobs: Pick<Jobs, 'send'>): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: added = 0n } = await trx
          .insertInto('push_sends')
          .values({ ...push, asked_by: by.name, asked_at: at, finished_at: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        if (added === 0n) return;
        const { id, ...after } = push;
        await addToAuditLog(trx, { by, at, action: 'push.sent', subject: { kind: 'push', id }, after });
        await jobs.send(sendPush, { id }, trx);
      });
    },

    /** The last ones, newest first. */
    async list(): Promise<PushSend[]> {
      return await db
        .selectFrom('push_sends')
        .select(['id', 'topic', 'title', 'body', 'path', 'sent', 'gone', 'failed'])
        .select(['asked_by as askedBy', 'asked_at as askedAt', 'finished_at as finishedAt'])
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .limit(LISTED)
        .execute();
    },

    /**
     * Does the job: sends on from where the last attempt came.
     * @throws when it was interrupted, so that the job comes again
     */
    async deliver(id: string, { sender, now, signal }: DeliverOptions): Promise<void> {
      const push = await db.selectFrom('push_sends').selectAll().where('id', '=', id).executeTakeFirst();
      if (!push || push.finished_at) return;
      const { topic, title, body, path } = push;
      let { reached } = push;
      let isOurs = true;
      await sender.send(
        topic,
        { title, body, path, tag: id },
        {
          after: reached,
          async onReached(endpoint, { sent, gone, failed }) {
            // Progress is noted only if nobody else noted any: an instance that was taken for fallen must stop beside its successor.
            const { numUpdatedRows } = await db
              .updateTable('push_sends')
              .set((row) => ({
                reached: endpoint,
                sent: row('sent', '+', sent),
                gone: row('gone', '+', gone),
                failed: row('failed', '+', failed),
              }))
              .where('id', '=', id)
              .where('reached', '=', reached)
              .where('finished_at', 'is', null)
              .executeTakeFirstOrThrow();
            isOurs = numUpdatedRows > 0n;
            reached = endpoint;
            return isOurs && !signal.aborted;
          },
        },
      );
      if (!isOurs) return;
      signal.throwIfAborted();
      await db.updateTable('push_sends').set({ finished_at: now() }).where('id', '=', id).execute();
    },
  };
}

type DeliverOptions = { sender: Pick<PushSender, 'send'>; now: () => Date; signal: AbortSignal };
