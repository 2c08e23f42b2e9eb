import type { Kysely, Transaction } from 'kysely';
import { answerDue } from '#domain/answers/office/answer-due.ts';
import type { MessageStatus } from '#domain/answers/office/message-status.ts';
import { type IsoDay, startOfDay } from '#domain/base/days/iso-day.ts';
import type { MessageKind } from '#domain/base/forms/message-kind.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { answerForSender } from './contact-mails.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Deed = { reference: string; by: { id: string; name: string }; now: Date };
type Answer = Deed & {
  /** UUID made by the answer's author: a repeated one is the same answer */ id: string;
  text: string;
};
type Sorting = Deed & {
  kind: MessageKind;
  /** null: nobody */
  givenTo: { id: string; name: string } | null;
  timeZone: string;
};
type Reply = Answer & {
  /** the day it came to the mailbox */
  receivedOn: IsoDay;
  timeZone: string;
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
    await changeStatus(trx, { reference, status, by, now }, 'message.status-changed', before);
    // Who takes a message has it.
    if (status === 'in-progress' && before.given_to === null)
      await trx
        .updateTable('contact_messages')
        .set({ given_to: by.id })
        .where('reference', '=', reference)
        .execute();
    return true;
  });
}

/** Changes the kind of a message, with the day it sets, and gives it to a colleague. @returns false when there is no such message */
export async function sortMessage(
  db: Kysely<Database>,
  { reference, kind, givenTo, by, now, timeZone }: Sorting,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const before = await lock(trx, reference);
    if (!before) return false;
    const keeper = before.given_to
      ? await trx
          .selectFrom('office_users')
          .select('name')
          .where('id', '=', before.given_to)
          .executeTakeFirst()
      : undefined;
    const isSorted = kind !== before.kind;
    const isGiven = (givenTo?.id ?? null) !== before.given_to;
    if (!isSorted && !isGiven) return true;
    await trx
      .updateTable('contact_messages')
      .set({
        given_to: givenTo?.id ?? null,
        ...(isSorted && { kind, due_on: answerDue(kind, await lastCame(trx, before, timeZone), timeZone) }),
      })
      .where('reference', '=', reference)
      .execute();
    await addToAuditLog(trx, {
      by,
      at: now,
      action: 'message.sorted',
      subject: { kind: 'message', id: reference },
      before: { ...(isSorted && { kind: before.kind }), ...(isGiven && { givenTo: keeper?.name ?? null }) },
      after: { ...(isSorted && { kind }), ...(isGiven && { givenTo: givenTo?.name ?? null }) },
    });
    return true;
  });
}

/**
 * Adds what a person answered by mail to the message with their number, and opens it again: they wait for us, from the day it came.
 * @returns false when there is no such message
 */
export async function addReply(
  db: Kysely<Database>,
  { id, reference, text, receivedOn, by, now, timeZone }: Reply,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const message = await lock(trx, reference);
    if (!message) return false;
    const added = await trx
      .insertInto('contact_answers')
      .values({
        id,
        reference,
        body: text,
        answered_by: by.name,
        mail_id: null,
        received_on: receivedOn,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) return true;
    await changeStatus(trx, { reference, status: 'new', by, now }, 'message.reply-pasted', message);
    await trx
      .updateTable('contact_messages')
      .set({ due_on: answerDue(message.kind, startOfDay(receivedOn, timeZone), timeZone) })
      .where('reference', '=', reference)
      .execute();
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
      .where('received_on', 'is', null)
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
    // The text of an answer is stored with the message and erased with it; the log records only that there was an answer.
    await changeStatus(trx, { reference, status: 'answered', by, now }, 'message.answered', message);
    await trx
      .updateTable('contact_messages')
      .set({ writing_by: null, writing_at: null })
      .where('reference', '=', reference)
      .execute();
    return 'done';
  });
}

/** The person's last text: the message itself, or a reply by mail. */
async function lastCame(
  trx: Transaction<Database>,
  { reference, created_at: createdAt }: { reference: string; created_at: Date },
  timeZone: string,
): Promise<Date> {
  const { day } = await trx
    .selectFrom('contact_answers')
    .select(({ fn }) => fn.max('received_on').as('day'))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return day === null ? createdAt : startOfDay(day, timeZone);
}

function lock(trx: Transaction<Database>, reference: string) {
  return trx
    .selectFrom('contact_messages')
    .select(['reference', 'email', 'message', 'status', 'kind', 'given_to', 'created_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the state of a message, with the entry in the audit log. @param before the message before the change */
async function changeStatus(
  trx: Transaction<Database>,
  { reference, status, by, now }: Deed & { status: MessageStatus },
  action: string,
  before: { status: MessageStatus },
): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ status, status_by: by.name, status_at: now })
    .where('reference', '=', reference)
    .execute();
  await addToAuditLog(trx, {
    by,
    at: now,
    action,
    subject: { kind: 'message', id: reference },
    before: { status: before.status },
    after: { status },
  });
}
