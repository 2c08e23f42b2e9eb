import type { Kysely } from 'kysely';
import type { PushSend } from '#domain/answers/office/push.ts';
import type { PushTopic } from '#domain/people/push/push-topics.ts';
import { addToAuditLog, type Author } from '#server/shared/changes/audit-log.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import type { PushSender } from './push-sender.ts';

/** Sends one notification of the office. A crashed sending continues at its position. */
export const sendPush = defineJob<{ id: string }>('send-push', {
  retryLimit: 10,
  retryDelay: 10,
  retryDelayMax: 600,
  expireInSeconds: 3_600,
});

export type AskedPush = { id: string; topic: PushTopic; title: string; body: string; path: string };

const LISTED = 20;

/** Handles notifications of the office: requested once, sent to every subscriber of the topic. */
export function createPushSends(db: Kysely<Database>) {
  return {
    /** Stores a sending, its entry in the log and its job together. A repeated number is the same sending. */
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

    /** Lists the last sendings, newest first. */
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
     * Runs the job: continues at the position of the last attempt.
     * @throws when it was interrupted, so that the job is repeated
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
            // Progress is stored only if no other instance stored any: an instance presumed dead must stop beside its successor.
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
