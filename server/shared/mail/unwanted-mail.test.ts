import { beforeEach, expect, test } from 'vitest';
import { fakeMailer, someMail as mail } from '#tests/factories/mail.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { deliver as deliverLine } from './deliver.ts';
import type { Mailer } from './mailer.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const { outbox, exclusions, isUnwanted, suppressions, unsubscribeLinks: links } = subscriptionServices(now);
const deliver = (id: string, mailer: Mailer = fakeMailer()) =>
  deliverLine(id, false, { db, mailer, isUnwanted, now });
beforeEach(() => database.clear());

test('a waiting mailing is not sent to a person who has unsubscribed meanwhile; an answer is', async () => {
  const mailing = await outbox.add(db, { ...mail, headers: links.headers(mail.to, ['oferte']) });
  const answer = await outbox.add(db, mail);
  const mailer = fakeMailer();

  await suppressions.add(db, { email: 'ION@example.ro' }, now());

  expect(await deliver(mailing, mailer)).toBe('refused');
  expect(await deliver(answer, mailer)).toBe('sent');
  expect(mailer.sent).toEqual([answer]);
  const line = await db
    .selectFrom('mail_outbox')
    .select(['last_error', 'failed_at'])
    .where('id', '=', mailing)
    .executeTakeFirst();
  expect(line).toEqual({
    last_error: 'the recipient does not want it',
    failed_at: now(),
  });
});

test('a stopped mailing is not sent, even if it was waiting already; a mail with a topic still wanted is', async () => {
  const headers = [['curs'], ['articole'], ['oferte', 'articole']] as const;
  const ids = [];
  for (const topics of headers)
    ids.push(await outbox.add(db, { ...mail, headers: links.headers(mail.to, topics) }));

  await links.stop(db, { addressHash: suppressions.hashEmail(mail.to), topics: ['articole'] }, now());

  const outcomes = [];
  for (const id of ids) outcomes.push(await deliver(id));
  expect(outcomes).toEqual(['sent', 'refused', 'sent']);
});

test('during a pause from credit no mail that may mention credit is sent; a rate the reader waits for is', async () => {
  const sentBefore = { 'List-Unsubscribe': '<https://site.test/api/unsubscribe?cheie=x.y>' };
  const mailings = [
    links.headers(mail.to, ['oferte']),
    links.headers(mail.to, ['articole']),
    sentBefore,
    links.headers(mail.to, ['curs']),
  ];
  const ids = [];
  for (const headers of mailings) ids.push(await outbox.add(db, { ...mail, headers }));

  await exclusions.start(db, mail.to, '2026-11-21', now());

  const outcomes = [];
  for (const id of ids) outcomes.push(await deliver(id));
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'sent']);
  const other = await outbox.add(db, {
    ...mail,
    to: 'ana@example.ro',
    headers: links.headers('ana@example.ro', ['oferte']),
  });
  expect(await deliver(other)).toBe('sent');
  const tomorrow = () => new Date(now().getTime() + 86_400_000);
  const after = subscriptionServices(tomorrow).isUnwanted;
  expect(await after(db, { recipient: mail.to, headers: links.headers(mail.to, ['oferte']) })).toBe(false);
});
