import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { OwnData } from '#domain/people/privacy/own-data.ts';
import { exportPersonalData as exportOpinions } from '#server/people/comments/personal-data.ts';
import { isSameEmail } from '#server/db/is-same-email.ts';
import type { Database } from '#server/db/tables.ts';
import type { DataRequests } from './data-requests.ts';
import type { SelfExclusions } from './self-exclusions.ts';
import { readPartnerContacts } from './partner-contacts.ts';
import { exportPersonalData as exportSubscriptions } from '#server/people/subscriptions/personal-data.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';

export type OwnDataSources = {
  suppressions: Pick<Suppressions, 'has'>;
  exclusions: SelfExclusions;
  requests: DataRequests;
  timeZone: string;
};

/** Reads all data held on an address, table by table: a new table with addresses is added here and in erase-own-data.ts. */
export async function readOwnData(
  db: Kysely<Database>,
  email: string,
  { suppressions, exclusions, requests, timeZone }: OwnDataSources,
  now: Date,
): Promise<OwnData> {
  const own = normalizeEmail(email);
  const registrations = await db
    .selectFrom('registrations')
    .select([
      'reference',
      'amount_lei as amountLei',
      'term_count as termCount',
      'term_unit as termUnit',
      'purpose',
      'is_adult as isAdult',
      'is_citizen as isCitizen',
      'has_identity as hasIdentity',
      'has_bank as hasBank',
      'name',
      'phone',
      'terms_accepted_at as termsAcceptedAt',
      'email_offers_at as emailOffersAt',
      'phone_offers_at as phoneOffersAt',
      'created_at as createdAt',
    ])
    .where(isSameEmail('email', own))
    .orderBy('created_at')
    .execute();
  const mails = await db
    .selectFrom('mail_outbox')
    .select(['subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .where(isSameEmail('recipient', own))
    .orderBy('created_at')
    .execute();
  const { comments, reviews } = await exportOpinions(db, own);
  const { subscriptions } = await exportSubscriptions(db, own);
  return {
    email: own,
    readAt: now,
    messages: await readMessages(db, own),
    registrations,
    comments,
    reviews,
    subscriptions,
    firms: (await readPartnerContacts(db, own)).map(({ account, ...firm }) => ({
      ...firm,
      hasAccount: account !== null,
    })),
    mails,
    isUnsubscribed: await suppressions.has(db, { email: own }),
    pausedUntil: await exclusions.endOf(db, own, dayOf(now, timeZone)),
    requests: await requests.listOf(db, own),
  };
}

async function readMessages(db: Kysely<Database>, own: string): Promise<OwnData['messages']> {
  const messages = await db
    .selectFrom('contact_messages')
    .select(['reference', 'name', 'phone', 'message as text', 'created_at as createdAt'])
    .where(isSameEmail('email', own))
    .orderBy('created_at')
    .execute();
  const answers = await db
    .selectFrom('contact_answers as answer')
    .innerJoin('contact_messages as message', 'message.reference', 'answer.reference')
    .select([
      'answer.reference',
      'answer.body as text',
      'answer.created_at as createdAt',
      'answer.received_on as receivedOn',
    ])
    .where(isSameEmail('message.email', own))
    .orderBy('answer.created_at')
    .execute();
  return messages.flatMap((message) => {
    const thread = answers.filter(({ reference }) => reference === message.reference);
    // What the person answered by mail is a message of theirs, under the same number.
    const replies = thread.filter(({ receivedOn }) => receivedOn !== null);
    return [
      {
        ...message,
        answers: thread
          .filter(({ receivedOn }) => receivedOn === null)
          .map(({ text, createdAt }) => ({ text, createdAt })),
      },
      ...replies.map(({ text, createdAt }) => ({ ...message, text, createdAt, answers: [] })),
    ];
  });
}
