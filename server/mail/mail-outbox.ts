import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isEmail } from '#domain/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/jobs/jobs.ts';
import { MailError } from '#server/mail/mail-error.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Mailer } from '#server/mail/mailer.ts';

/** Delivers one line of the outbox. With pauses of half a minute up to an hour, 30 repeats last a little over a day. */
export const deliverMail = defineJob<{ id: string }>('deliver-mail', {
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
});

export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** Mail that leaves once the deed it tells of is committed. @param newId gives a UUID */
export function createMailOutbox({ jobs, now, newId = randomUUID }: OutboxOptions) {
  return {
    /**
     * Keeps a message for delivery, in the transaction of the deed it tells of.
     * @returns its number, from which its Message-ID is made
     * @throws {RangeError} when it could not be a message: forms check addresses before
     */
    async add(db: Kysely<Database>, mail: Mail): Promise<string> {
      assertMail(mail);
      const id = newId();
      await db
        .insertInto('mail_outbox')
        .values({
          id,
          kind: mail.kind,
          recipient: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: mail.subject,
          body_text: mail.text,
          body_html: mail.html,
          headers: JSON.stringify(mail.headers ?? {}) as never,
          created_at: now(),
          last_error: null,
          sent_at: null,
          failed_at: null,
        })
        .execute();
      await jobs.send(deliverMail, { id }, db);
      return id;
    },
  };
}

type OutboxOptions = { jobs: Pick<Jobs, 'send'>; now: () => Date; newId?: () => string };

// A statement may last 15 seconds on this site; a mail server may take longer to say yes.
const ATTEMPT_MS = 100_000;

type DeliveryOptions = { db: Kysely<Database>; mailer: Mailer; now: () => Date };

/**
 * One attempt. The line stays locked until the server has taken the message, so that it is sent once, whoever else tries;
 * only a fall between the server's yes and our commit sends it again, under the same Message-ID.
 * @returns what became of it; `gone` when there is nothing left to do
 * @throws {MailError} when a later attempt may succeed
 */
export async function deliver(
  id: string,
  isLast: boolean,
  { db, mailer, now }: DeliveryOptions,
): Promise<'sent' | 'refused' | 'gone'> {
  const outcome = await db.transaction().execute(async (tx) => {
    await sql`select set_config('idle_in_transaction_session_timeout', ${String(ATTEMPT_MS)}, true)`.execute(
      tx,
    );
    const line = await tx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!line) return (await isWaiting(tx, id)) ? underWay : 'gone';
    const error = await mailer
      .send({
        id,
        to: line.recipient,
        replyTo: line.reply_to ?? undefined,
        subject: line.subject,
        text: line.body_text,
        html: line.body_html,
        headers: line.headers,
        createdAt: line.created_at,
      })
      .then(
        () => null,
        (reason: unknown) => reason as Error,
      );
    const isOver = error !== null && (isLast || (error instanceof MailError && error.isPermanent));
    await tx
      .updateTable('mail_outbox')
      .set({
        attempts: line.attempts + 1,
        last_error: error?.message ?? null,
        sent_at: error ? null : now(),
        failed_at: isOver ? now() : null,
      })
      .where('id', '=', id)
      .execute();
    return error ?? 'sent';
  });
  if (!(outcome instanceof Error)) return outcome;
  // Repeating what was refused for good would be refused again: the line says so, the job is done.
  if (outcome instanceof MailError && outcome.isPermanent) return 'refused';
  throw outcome;
}

// Whether the other attempt succeeds is not known yet: this job stays until it is.
const underWay = new MailError('another attempt is under way', false);

async function isWaiting(db: Kysely<Database>, id: string): Promise<boolean> {
  const line = await db
    .selectFrom('mail_outbox')
    .select('id')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  return line !== undefined;
}

function assertMail({ to, replyTo, subject }: Mail): void {
  if (!isEmail(to)) throw new RangeError('a message needs the address of its recipient');
  if (replyTo !== undefined && !isEmail(replyTo)) throw new RangeError('an answer needs an address');
  if (/[\r\n]/.test(subject)) throw new RangeError('a subject is one line');
}

/** Removes messages that left before this moment: they hold personal data, and their reader has them. */
export async function forgetSentMail(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('mail_outbox').where('sent_at', '<', before).execute();
}
