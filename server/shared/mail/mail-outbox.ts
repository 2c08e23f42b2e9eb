import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { mailboxOf } from '#domain/base/forms/email.ts';
import { isEmail } from '#domain/base/forms/typed-rules.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/tables.ts';
import { defineJob, type Jobs } from '#server/shared/jobs/jobs.ts';
import type { Mail } from './mail.ts';

/** Delivers one row of the outbox. With pauses of half a minute up to an hour, 30 repeats last a little over a day. */
export const deliverMail = defineJob<{ id: string }>('deliver-mail', {
  retryLimit: 30,
  retryDelay: 30,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
});

export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** Sends mail once the deed it reports is committed. @param newId gives a UUID */
export function createMailOutbox({ jobs, now, newId = randomUUID }: OutboxOptions) {
  async function keep(db: Kysely<Database>, mail: Mail, isAsked: boolean): Promise<string> {
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
        is_asked: isAsked,
        created_at: now(),
        last_error: null,
        sent_at: null,
        failed_at: null,
      })
      .execute();
    await jobs.send(deliverMail, { id }, db);
    return id;
  }

  return {
    /**
     * Stores a mail for delivery, in the transaction of the deed it reports: to us, to a colleague, or to an address whose owner
     * has confirmed it. A form with an unconfirmed address uses `addAsked`.
     * @returns its number, from which its Message-ID is made
     * @throws {RangeError} for an invalid mail: forms check addresses before
     */
    add: (db: Kysely<Database>, mail: Mail): Promise<string> => keep(db, mail, false),

    /**
     * Stores a mail that a form requested, unless its address has got three of them within a day, from any forms: anybody can type
     * an address. It must hold no words of the person who typed it.
     * @param write writes the mail, and stores the data it reports; not called when the limit is reached
     * @returns whether it was stored, which nobody outside may learn
     */
    async addAsked(
      tx: Transaction<Database>,
      address: string,
      write: () => Mail | Promise<Mail>,
    ): Promise<boolean> {
      const mailbox = mailboxOf(address);
      // Simultaneous forms count one after the other.
      await lockUntilCommit(tx, 'askedMails', mailbox);
      const { count } = await tx
        .selectFrom('mail_outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('is_asked', '=', true)
        .where(sql<string>`regexp_replace(lower(recipient), '\\+[^@]*@', '@')`, '=', mailbox)
        .where('created_at', '>', new Date(now().getTime() - DAY_MS))
        .executeTakeFirstOrThrow();
      if (count >= MOST_ASKED_A_DAY) return false;
      await keep(tx, await write(), true);
      return true;
    },
  };
}

const DAY_MS = 86_400_000;
const MOST_ASKED_A_DAY = 3;

type OutboxOptions = { jobs: Pick<Jobs, 'send'>; now: () => Date; newId?: () => string };

function assertMail({ to, replyTo, subject }: Mail): void {
  if (!isEmail(to)) throw new RangeError('a message needs the address of its recipient');
  if (replyTo !== undefined && !isEmail(replyTo)) throw new RangeError('an answer needs an address');
  if (/[\r\n]/.test(subject)) throw new RangeError('a subject is one line');
}

const SENT_DAYS = 30;
const FAILED_DAYS = 90;

/** Deletes mails that were sent or given up a while ago: they hold personal data, and sent ones are with their reader. */
export async function forgetOldMail(db: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('mail_outbox').where('sent_at', '<', before(SENT_DAYS)).execute();
  // Failed mail stays as long as its dead letter, from which it can still be sent again. An answer to a message records its failure
  // beyond that.
  await db
    .with('given_up', (outbox) =>
      outbox.deleteFrom('mail_outbox').where('failed_at', '<', before(FAILED_DAYS)).returning('id'),
    )
    .updateTable('contact_answers')
    .set({ is_undelivered: true })
    .where('mail_id', 'in', (outbox) => outbox.selectFrom('given_up').select('id'))
    .execute();
}
