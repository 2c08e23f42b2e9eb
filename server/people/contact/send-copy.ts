import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import type { LinkState } from '#server/shared/links/signed-links.ts';
import { copyForSender } from './contact-mails.ts';

type Options = { outbox: MailOutbox; origin: string; now: Date };

/**
 * Mails a message of /contact/ to its sender, who followed a link sent to that address; once, however often the copy is requested.
 */
export async function sendCopy(
  tx: Transaction<Database>,
  reference: string,
  { outbox, origin, now }: Options,
): Promise<void> {
  const message = await tx
    .updateTable('contact_messages')
    .set({ copy_sent_at: now })
    .where('reference', '=', reference)
    .where('copy_sent_at', 'is', null)
    .returning(['reference', 'email', 'message'])
    .executeTakeFirst();
  if (message) await outbox.add(tx, copyForSender(message, origin));
}

/** Reads the state of the copy for the page behind the link. */
export async function readCopyState(db: Kysely<Database>, reference: string): Promise<LinkState> {
  const message = await db
    .selectFrom('contact_messages')
    .select('copy_sent_at')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!message) return 'gone';
  return message.copy_sent_at ? 'done' : 'waiting';
}
