import { type Kysely, sql } from 'kysely';
import type { ContactMessage, ListedMessage } from '#domain/answers/office/messages.ts';
import type { Waiting } from '#domain/answers/office/waiting.ts';
import type { MessageStatus } from '#domain/answers/office/message-status.ts';
import { REPORT_MARK } from '#domain/base/forms/figure-report.ts';
import { containing } from '#server/db/containing.ts';
import type { Database } from '#server/db/tables.ts';

export type MessageFilter = { status: MessageStatus | undefined; word: string | undefined };

const BEGINNING_SIGNS = 120;

/**
 * Lists one page of the messages of /contact/: open ones before closed ones. Open ones with a due day come first, by that day,
 * which is the order of arrival; then the newest.
 */
export async function listMessages(
  db: Kysely<Database>,
  { status, word }: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ messages: Omit<ListedMessage, 'answerBy' | 'isLate'>[]; total: number }> {
  let found = db.selectFrom('contact_messages');
  if (status) found = found.where('status', '=', status);
  if (word) {
    const columns = ['reference', 'name', 'email', 'message'] as const;
    found = found.where((row) => row.or(columns.map((column) => row(column, 'ilike', containing(word)))));
  }
  const [messages, { total }] = await Promise.all([
    found
      .select([
        'reference',
        'name',
        sql<string>`left(message, ${BEGINNING_SIGNS})`.as('beginning'),
        'created_at as createdAt',
        'status',
        'status_by as statusBy',
      ])
      .orderBy(sql`status in ('answered', 'closed')`)
      .orderBy(
        sql`case when status in ('new', 'in-progress') and starts_with(message, ${REPORT_MARK}) then created_at end`,
      )
      .orderBy('created_at', 'desc')
      .orderBy('reference')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { messages, total };
}

/** Reads a whole message with its answers. */
export async function findMessage(
  db: Kysely<Database>,
  reference: string,
): Promise<ContactMessage | undefined> {
  const message = await db
    .selectFrom('contact_messages')
    .select([
      'reference',
      'name',
      'email',
      'phone',
      'message',
      'created_at as createdAt',
      'status',
      'status_by as statusBy',
      'status_at as statusAt',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!message) return undefined;
  const answers = await db
    .selectFrom('contact_answers as answer')
    .leftJoin('mail_outbox as mail', 'mail.id', 'answer.mail_id')
    .select([
      'answer.id',
      'answer.body as text',
      'answer.answered_by as answeredBy',
      'answer.created_at as createdAt',
      // A mail that has left the outbox was sent, unless its answer is marked as undelivered.
      sql<ContactMessage['answers'][number]['delivery']>`case
        when mail.failed_at is not null or answer.is_undelivered then 'failed'
        when mail.id is null or mail.sent_at is not null then 'sent'
        else 'waiting' end`.as('delivery'),
    ])
    .where('answer.reference', '=', reference)
    .orderBy('answer.created_at')
    .execute();
  return { ...message, answers };
}

/** Finds how many messages nobody has looked at, and since when. */
export async function findNewMessages(db: Kysely<Database>): Promise<Waiting> {
  return await db
    .selectFrom('contact_messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('since')])
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
}
