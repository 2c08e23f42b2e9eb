import type { Kysely, Transaction } from 'kysely';
import type { OfficeRequest } from '#domain/answers/office/data-requests.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { answeredRequestMail } from './own-data-mails.ts';

type Filter = { isDone: boolean; today: IsoDay };

/** Lists one page of requests: open ones by deadline, the nearest first; done ones newest first. */
export async function listOfficeRequests(
  db: Kysely<Database>,
  { isDone, today }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ requests: OfficeRequest[]; total: number }> {
  const found = db.selectFrom('data_requests').where('done_at', isDone ? 'is not' : 'is', null);
  const rows = await found
    .select([
      'reference',
      'kind',
      'email',
      'message',
      'answer',
      'created_at as createdAt',
      'due_on as dueOn',
      'done_at as doneAt',
    ])
    .orderBy(isDone ? 'done_at' : 'due_on', isDone ? 'desc' : 'asc')
    .orderBy('reference')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    total,
    requests: rows.map((row) => ({ ...row, isLate: row.doneAt === null && row.dueOn < today })),
  };
}

/** Finds how many requests wait for a colleague, and since when. */
export async function findOpenRequests(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('data_requests')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
}

type Answer = { reference: string; answer: string };
type Options = { outbox: MailOutbox; origin: string; now: Date };

/**
 * Closes a request in one transaction: mails the answer and removes the address.
 * @returns false when it does not exist or was closed before
 */
export async function answerRequest(
  tx: Transaction<Database>,
  { reference, answer }: Answer,
  { outbox, origin, now }: Options,
): Promise<boolean> {
  const request = await tx
    .selectFrom('data_requests')
    .select(['email', 'created_at'])
    .where('reference', '=', reference)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!request?.email) return false;
  await tx
    .updateTable('data_requests')
    .set({ answer, email: null, done_at: now })
    .where('reference', '=', reference)
    .execute();
  await outbox.add(tx, answeredRequestMail({ to: request.email, reference, answer }, origin));
  return true;
}
