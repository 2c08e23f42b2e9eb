import { sql, type Transaction } from 'kysely';
import { dayOf } from '#domain/calendar/iso-day.ts';
import { normalizeEmail } from '#domain/forms/email.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { answerSubject } from '#server/comments/answer-mails.ts';
import { erasePersonalData as eraseOpinions } from '#server/comments/personal-data.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import { quoteText } from '#server/mail/compose-mail.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { erasePersonalData as eraseSubscriptions } from '#server/subscriptions/personal-data.ts';
import { CHANGES } from '#server/pages/changes.ts';
import { eraseFromAuditLog } from './erase-from-audit-log.ts';

type Request = { reference: string; doneAt: Date | null };

type Erasing = {
  email: string;
  /** of its owner: what one of ours was mailed of them goes */
  requests: readonly Request[];
  /** of the country */
  timeZone: string;
};

/**
 * Erases what is held on an address, in one transaction. What stays is what a law asks for and what is no longer anybody's: the hash of
 * who wants no mailings or a pause, the requests themselves, and in the office's log who decided what, without the text.
 * @returns what was also mailed to us and has to be deleted from that mailbox by hand, without a name: numbers, and where and when a text came
 */
export async function eraseOwnData(
  tx: Transaction<Database>,
  { email, requests, timeZone }: Erasing,
): Promise<string[]> {
  const own = normalizeEmail(email);
  const { ids, names, texts, comments, reviews } = await eraseOpinions(tx, own);
  await eraseSubscriptions(tx, own);
  await eraseFromAuditLog(tx, ids);
  // Pages that show the erased comments and reviews are made again.
  if (comments.length > 0) await notify(tx, CHANGES, 'comments');
  if (reviews.length > 0) await notify(tx, CHANGES, 'reviews');

  const messages = await tx
    .deleteFrom('contact_messages')
    .where(isSameEmail('email', own))
    .returning('reference')
    .execute();
  await tx.deleteFrom('registrations').where(isSameEmail('email', own)).execute();
  await eraseMails(tx, own, { ids, names, texts, requests });
  await tx.deleteFrom('access_links').where('email', '=', own).execute();
  const on = (moment: Date) => formatDate(dayOf(moment, timeZone));
  return [
    ...messages.map(({ reference }) => reference),
    ...comments.map(({ articleSlug, createdAt }) => `comentariul din ${on(createdAt)} la /${articleSlug}/`),
    ...reviews.map(({ lenderSlug, createdAt }) => `părerea din ${on(createdAt)} despre ${lenderSlug}`),
  ];
}

type Traces = {
  ids: readonly string[];
  names: readonly string[];
  texts: readonly string[];
  requests: readonly Request[];
};

/**
 * Removes mail to the address, of its owner to us, and what others were mailed of its owner: those who read texts before they appear, those
 * who heard of an answer, and those who look after requests. A request that is open is still told of.
 */
async function eraseMails(
  tx: Transaction<Database>,
  own: string,
  { ids, names, texts, requests }: Traces,
): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where((mail) =>
      mail.or([
        isSameEmail('recipient', own),
        isSameEmail('reply_to', own),
        ...ids.map((id) => mail('body_text', 'like', `%${id}%`)),
        // Mails of answers of before named the comment that was answered alone, and not the answer.
        mail.and([
          mail('kind', '=', 'answer'),
          mail.or([
            ...names.map((name) => mail('subject', '=', answerSubject(name))),
            ...texts.map((text) => sql<boolean>`strpos(body_text, ${quoteText(text)}) > 0`),
          ]),
        ]),
        ...requests.map(({ reference, doneAt }) =>
          mail.and([
            mail('kind', '=', 'data-request'),
            mail('subject', 'like', `%${reference}%`),
            ...(doneAt === null ? [mail('sent_at', 'is not', null)] : []),
          ]),
        ),
      ]),
    )
    .execute();
}
