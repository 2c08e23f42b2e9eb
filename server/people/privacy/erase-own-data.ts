import { sql, type Transaction } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { answerSubject } from '#server/people/comments/answer-mails.ts';
import { erasePersonalData as eraseOpinions } from '#server/people/comments/personal-data.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import { quoteText } from '#server/shared/mail/compose-mail.ts';
import { notify } from '#server/db/notify.ts';
import type { Database } from '#server/db/tables.ts';
import { erasePersonalData as eraseSubscriptions } from '#server/people/subscriptions/personal-data.ts';
import { CHANGES } from '#server/db/changes.ts';
import { erasePartnerContacts } from './partner-contacts.ts';
import { eraseFromChanges } from '#server/shared/changes/erase-from-changes.ts';
import { eraseFromAuditLog } from '#server/shared/changes/erase-from-audit-log.ts';

type Request = { reference: string; doneAt: Date | null };

type Erasing = {
  email: string;
  /** requests of its owner: mails to colleagues about them are erased */
  requests: readonly Request[];
  /** time zone of the country */
  timeZone: string;
};

/**
 * Erases the data held on an address, in one transaction. What stays is required by a law or no longer personal: the hash of an
 * address without mailings or in a pause, the requests themselves, the name and tax code of a firm, and in the office's log who decided
 * what, without the text.
 * @returns mails to us that have to be deleted from that mailbox by hand, without a name: numbers, and place and time of a text
 */
export async function eraseOwnData(
  tx: Transaction<Database>,
  { email, requests, timeZone }: Erasing,
): Promise<string[]> {
  const own = normalizeEmail(email);
  const { ids, names, texts, comments, reviews } = await eraseOpinions(tx, own);
  await eraseSubscriptions(tx, own);
  await eraseFromAuditLog(tx, ids);
  await eraseFromChanges(tx, own);
  // Pages that show the erased comments and reviews are made again.
  const shown = [
    ...comments.map(({ articleSlug }) => `comments/${articleSlug}`),
    ...reviews.map(({ lenderSlug }) => `reviews/${lenderSlug}`),
  ];
  for (const tag of new Set(shown)) await notify(tx, CHANGES, tag);

  const messages = await tx
    .deleteFrom('contact_messages')
    .where(isSameEmail('email', own))
    .returning('reference')
    .execute();
  await tx.deleteFrom('registrations').where(isSameEmail('email', own)).execute();
  await erasePartnerContacts(tx, own);
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
 * Deletes mails to the address, mails of its owner to us, and mails to others about its owner: to moderators, to readers who heard
 * of an answer, and to colleagues who answer requests. Mail about an open request stays.
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
        // Older mails of answers named only the answered comment, not the answer.
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
