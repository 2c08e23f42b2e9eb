import type { Kysely, Transaction } from 'kysely';
import type { MessageStatus } from '#domain/answers/office/message-status.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { answerForSender } from './contact-mails.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Deed = { reference: string; by: { id: string; name: string }; now: Date };
type Answer = Deed & {
  /** UUID made by the answer's author: a repeated one is the same answer */ id: string;
  text: string;
};
type Mails = { outbox: MailOutbox; operator: string; origin: string };

/** Sets the state of a message under the name of a colleague. @returns false when there is no such message */
export async function setMessageStatus(
  db: Kysely<Database>,
  { reference, status, by, now }: Deed & { status: MessageStatus },
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const before = await lock(trx, reference);
    if (!before) return false;
    await changeStatus(trx, { reference, status, by, now });
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'message.status-changed',
      subject: { kind: 'message', id: reference },
      before: { status: before.status },
      after: { status },
    });
    return true;
  });
}

/** Two colleagues who answer one message at once: the second one is shown what the first one wrote. */
const HELD_BACK_MS = 60_000;

/**
 * Answers by mail. The answer, the state of the message, the line of the log and the mail are stored together or not at all.
 * @returns unknown: there is no such message; the answer that went out less than a minute before, which holds this one back
 */
export async function answerMessage(
  db: Kysely<Database>,
  { id, reference, text, by, now }: Answer,
  { outbox, operator, origin }: Mails,
): Promise<'done' | 'unknown' | { by: string; text: string }> {
  return await db.transaction().execute(async (trx) => {
    const message = await lock(trx, reference);
    if (!message) return 'unknown';
    const known = await trx
      .selectFrom('contact_answers')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return 'done';
    const first = await trx
      .selectFrom('contact_answers')
      .select(['answered_by as by', 'body as text'])
      .where('reference', '=', reference)
      .where('created_at', '>', new Date(now.getTime() - HELD_BACK_MS))
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (first) return first;
    const mailId = await outbox.add(trx, answerForSender(message, { text, operator, origin }));
    await trx
      .insertInto('contact_answers')
      .values({ id, reference, body: text, answered_by: by.name, mail_id: mailId, created_at: now })
      .execute();
    await changeStatus(trx, { reference, status: 'answered', by, now });
    // The text of an answer is stored with the message and erased with it; the log records only that there was an answer.
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'message.answered',
      subject: { kind: 'message', id: reference },
      before: { status: message.status },
      after: { status: 'answered' },
    });
    return 'done';
  });
}

function lock(trx: Transaction<Database>, reference: string) {
  return trx
    .selectFrom('contact_messages')
    .select(['reference', 'email', 'message', 'status'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

async function changeStatus(
  trx: Transaction<Database>,
  { reference, status, by, now }: Deed & { status: MessageStatus },
): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ status, status_by: by.name, status_at: now })
    .where('reference', '=', reference)
    .execute();
}
