import { type Kysely, sql, type Selectable } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { MailOutboxTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { MailError } from './mail-error.ts';
import { ONE_TIME_LINK } from './mail.ts';
import type { Mailer } from './mailer.ts';

/** Tells whether a mailing is no longer wanted by its recipient. */
export type IsUnwanted = (
  executor: Kysely<Database>,
  mailing: Pick<MailOutboxTable, 'recipient' | 'headers'>,
) => Promise<boolean>;

type Options = {
  db: Kysely<Database>;
  mailer: Mailer;
  /** asked for mailings, which no recipient waits for at this moment */
  isUnwanted: IsUnwanted;
  now: () => Date;
};

// Statements of this site may last 15 seconds; a mail server may take longer to accept.
const ATTEMPT_MS = 100_000;

/**
 * Makes one attempt at a row of the outbox. The row stays locked until the server has accepted the mail, so that it is sent once,
 * whoever else tries; only a crash between the server's acceptance and our commit sends it again, under the same Message-ID.
 * @param isLast no further attempt follows a failure
 * @returns the outcome; `gone` when there is nothing left to do
 * @throws {MailError} when a later attempt may succeed
 */
export async function deliver(
  id: string,
  isLast: boolean,
  { db, mailer, isUnwanted, now }: Options,
): Promise<'sent' | 'refused' | 'gone'> {
  const outcome = await db.transaction().execute(async (tx) => {
    const limit = String(ATTEMPT_MS);
    await sql`select set_config('idle_in_transaction_session_timeout', ${limit}, true)`.execute(tx);
    const line = await waiting(tx, id).selectAll().forUpdate().skipLocked().executeTakeFirst();
    if (!line) return (await waiting(tx, id).select('id').executeTakeFirst()) ? underWay : 'gone';

    const isRefused = isMailing(line) && (await isUnwanted(tx, line));
    const error = isRefused ? unwanted : await attempt(line, mailer);
    const isOver = error !== null && (isLast || isFinal(error));
    await tx
      .updateTable('mail_outbox')
      .set({
        attempts: line.attempts + 1,
        last_error: error?.message ?? null,
        sent_at: error ? null : now(),
        failed_at: isOver ? now() : null,
        // A mail with a secret loses its text once it was sent: afterwards only its recipient has it.
        ...(line.kind === ONE_TIME_LINK && error === null && { body_text: '', body_html: '' }),
      })
      .where('id', '=', id)
      .execute();
    return error ?? 'sent';
  });
  if (!(outcome instanceof Error)) return outcome;
  // A permanent refusal would be repeated: the row records it, and the job is done.
  if (isFinal(outcome)) return 'refused';
  throw outcome;
}

// The other attempt may still fail, so this job stays until its outcome is known.
const underWay = new MailError('another attempt is under way', false);
const unwanted = new MailError('the recipient does not want it', true);

function waiting(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('mail_outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
}

async function attempt(line: Selectable<MailOutboxTable>, mailer: Mailer): Promise<Error | null> {
  try {
    await mailer.send({
      id: line.id,
      to: line.recipient,
      replyTo: line.reply_to ?? undefined,
      subject: line.subject,
      text: line.body_text,
      html: line.body_html,
      headers: line.headers,
      createdAt: line.created_at,
    });
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** Recognises a mailing by its unsubscribe header (unsubscribe-links.ts): a mail its recipient did not just ask for. */
function isMailing({ headers }: Pick<MailOutboxTable, 'headers'>): boolean {
  return 'List-Unsubscribe' in headers;
}

function isFinal(error: Error): boolean {
  return error instanceof MailError && error.isPermanent;
}
