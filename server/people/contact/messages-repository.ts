import { type Kysely, sql } from 'kysely';
import type { ContactMessage, ListedMessage } from '#domain/answers/office/messages.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { MessageStatus } from '#domain/answers/office/message-status.ts';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { MessageKind } from '#domain/base/forms/message-kind.ts';
import { containing } from '#server/db/containing.ts';
import type { Database } from '#server/db/tables.ts';
import { writingSince } from './writing-now.ts';

export type MessageFilter = {
  status: MessageStatus | undefined;
  kind: MessageKind | undefined;
  word: string | undefined;
  /** id of a colleague; null: unassigned messages */
  givenTo: string | null | undefined;
  /** requests about data are shown to administrators alone */
  hasDataRequests: boolean;
};

const BEGINNING_SIGNS = 120;
const isOpen = sql<boolean>`status in ('new', 'in-progress')`;

/**
 * Lists one page of what people wrote: open before closed, among them the nearest or longest passed deadline first; then the
 * newest.
 */
export async function listMessages(
  db: Kysely<Database>,
  { status, kind, word, givenTo, hasDataRequests }: MessageFilter,
  { limit, offset, today, now }: { limit: number; offset: number; today: IsoDay; now: Date },
): Promise<{ messages: ListedMessage[]; total: number }> {
  const messages = selectMessages(db, now);
  const all = hasDataRequests ? messages.unionAll(selectDataRequests(db)) : messages;
  let found = db.selectFrom(all.as('listed'));
  if (status) found = found.where('status', '=', status);
  if (kind) found = found.where('kind', '=', kind);
  if (givenTo !== undefined) found = found.where('given_to', 'is not distinct from', givenTo);
  if (word) {
    const columns = ['reference', 'name', 'email', 'message'] as const;
    found = found.where((row) => row.or(columns.map((column) => row(column, 'ilike', containing(word)))));
  }
  const [rows, { total }] = await Promise.all([
    found
      .select([
        'reference',
        'desk',
        'kind',
        'name',
        sql<string>`left(message, ${BEGINNING_SIGNS})`.as('beginning'),
        'created_at as createdAt',
        'status',
        'status_by as statusBy',
        'keeper as givenTo',
        'writing',
        sql<IsoDay | null>`case when ${isOpen} then due_on end`.as('answerBy'),
      ])
      .orderBy(isOpen, 'desc')
      .orderBy('answerBy', (order) => order.asc().nullsLast())
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    messages: rows.map((row) => ({ ...row, isLate: row.answerBy !== null && row.answerBy < today })),
    total,
  };
}

function selectMessages(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('contact_messages as message')
    .leftJoin('office_users as keeper', 'keeper.id', 'message.given_to')
    .leftJoin('office_users as writer', (join) =>
      join.onRef('writer.id', '=', 'message.writing_by').on('message.writing_at', '>', writingSince(now)),
    )
    .select([
      sql<ListedMessage['desk']>`'messages'`.as('desk'),
      'message.reference',
      'message.kind',
      sql<string | null>`message.name`.as('name'),
      sql<string | null>`message.email`.as('email'),
      'message.message',
      'message.created_at',
      'message.status',
      'message.status_by',
      'message.given_to',
      'keeper.name as keeper',
      'writer.name as writing',
      'message.due_on',
    ]);
}

/** Requests that a colleague has to answer, in the shape of messages. */
function selectDataRequests(db: Kysely<Database>) {
  return db
    .selectFrom('data_requests')
    .where('message', 'is not', null)
    .select([
      sql<ListedMessage['desk']>`'data-requests'`.as('desk'),
      'reference',
      sql<MessageKind>`'data'`.as('kind'),
      sql<string | null>`null`.as('name'),
      'email',
      sql<string>`message`.as('message'),
      'created_at',
      sql<MessageStatus>`case when done_at is null then 'new' else 'answered' end`.as('status'),
      sql<string | null>`null`.as('status_by'),
      sql<string | null>`null`.as('given_to'),
      sql<string | null>`null`.as('keeper'),
      sql<string | null>`null`.as('writing'),
      sql<string | null>`due_on`.as('due_on'),
    ]);
}

/** Reads a whole message with its answers, and the colleagues it may be given to. */
export async function findMessage(
  db: Kysely<Database>,
  reference: string,
): Promise<ContactMessage | undefined> {
  const message = await db
    .selectFrom('contact_messages as message')
    .leftJoin('office_users as keeper', 'keeper.id', 'message.given_to')
    .select([
      'message.reference',
      'message.kind',
      'message.name',
      'message.email',
      'message.phone',
      'message.message',
      'message.created_at as createdAt',
      'message.status',
      'message.status_by as statusBy',
      'message.status_at as statusAt',
      'message.due_on as dueOn',
      'keeper.id as keeperId',
      'keeper.name as keeperName',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!message) return undefined;
  const { keeperId, keeperName, ...rest } = message;
  const givenTo = keeperId !== null && keeperName !== null ? { id: keeperId, name: keeperName } : null;
  const [answers, colleagues] = await Promise.all([listAnswers(db, reference), listColleagues(db)]);
  return { ...rest, givenTo, answers, colleagues };
}

async function listAnswers(db: Kysely<Database>, reference: string): Promise<ContactMessage['answers']> {
  return await db
    .selectFrom('contact_answers as answer')
    .leftJoin('mail_outbox as mail', 'mail.id', 'answer.mail_id')
    .select([
      'answer.id',
      'answer.body as text',
      'answer.answered_by as answeredBy',
      'answer.created_at as createdAt',
      'answer.received_on as receivedOn',
      // A mail that has left the outbox was sent, unless its answer is marked as undelivered.
      sql<ContactMessage['answers'][number]['delivery']>`case
        when mail.failed_at is not null or answer.is_undelivered then 'failed'
        when mail.id is null or mail.sent_at is not null then 'sent'
        else 'waiting' end`.as('delivery'),
    ])
    .where('answer.reference', '=', reference)
    .orderBy('answer.created_at')
    .execute();
}

/** Lists the active colleagues who may open „Mesaje”, by name. */
export async function listColleagues(db: Kysely<Database>): Promise<{ id: string; name: string }[]> {
  return await db
    .selectFrom('office_users')
    .select(['id', 'name'])
    .where('deactivated_at', 'is', null)
    .where(sql<boolean>`roles && array['moderator', 'administrator']`)
    .orderBy('name')
    .execute();
}

/** Finds how many messages wait for an answer, taken by a colleague or not, and since when. */
export async function findOpenMessages(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('contact_messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where(isOpen)
    .executeTakeFirstOrThrow();
}
