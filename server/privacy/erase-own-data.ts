import { sql, type Transaction } from 'kysely';
import {
  erasePersonalData as eraseOpinions,
  exportPersonalData as exportOpinions,
} from '#server/comments/personal-data.ts';
import { normalizeEmail } from '#domain/forms/email.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { erasePersonalData as eraseSubscriptions } from '#server/subscriptions/personal-data.ts';
import { CHANGES } from '#server/pages/changes.ts';

/**
 * Erases what is held on an address, in one transaction. What stays is what a law asks for and what is no longer anybody's: the hash of
 * who wants no mailings or a pause, the requests themselves, and in the office's log who decided what, without the text.
 * @returns what was also mailed to us and has to be deleted from that mailbox by hand: numbers, and whose texts
 */
export async function eraseOwnData(tx: Transaction<Database>, email: string): Promise<string[]> {
  const own = normalizeEmail(email);
  const { comments, reviews } = await exportOpinions(tx, own);
  const opinions = [...comments, ...reviews].map(({ id }) => id);
  await eraseOpinions(tx, own);
  await eraseSubscriptions(tx, own);
  await eraseFromAuditLog(tx, opinions);
  // Pages that show the erased comments and reviews are made again.
  if (comments.length > 0) await notify(tx, CHANGES, 'comments');
  if (reviews.length > 0) await notify(tx, CHANGES, 'reviews');

  const messages = await tx
    .deleteFrom('contact_messages')
    .where(isSameEmail('email', own))
    .returning('reference')
    .execute();
  await tx.deleteFrom('registrations').where(isSameEmail('email', own)).execute();
  // Our messages to the address, those of its owner to us, and those that ask one of ours to read a text of its owner.
  await tx
    .deleteFrom('mail_outbox')
    .where((eb) =>
      eb.or([
        isSameEmail('recipient', own),
        isSameEmail('reply_to', own),
        ...opinions.map((id) => eb('body_text', 'like', `%${id}%`)),
      ]),
    )
    .execute();
  await tx.deleteFrom('access_links').where('email', '=', own).execute();
  return [
    ...messages.map(({ reference }) => reference),
    ...comments.map(({ name, articleSlug }) => `comentariul lui ${name} la /${articleSlug}/`),
    ...reviews.map(({ name, lenderSlug }) => `părerea lui ${name} despre ${lenderSlug}`),
  ];
}

// Of the audit log the person's texts go; which colleague decided what, and when, stays.
async function eraseFromAuditLog(tx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update audit_log set before = before - 'text', after = after - 'text'
    where subject_kind in ('comment', 'review') and subject_id = any(${ids})`.execute(tx);
}
