import { beforeEach, expect, test } from 'vitest';
import { fakeMailer, someMail as mail } from '#tests/factories/mail.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { deliver as deliverLine } from './deliver.ts';
import { MailError } from './mail-error.ts';
import { createMailOutbox } from './mail-outbox.ts';
import type { Mailer } from './mailer.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const outbox = createMailOutbox({ jobs: { send: async () => undefined }, now });
const deliver = (id: string, isLast: boolean, mailer: Mailer) =>
  deliverLine(id, isLast, { db, mailer, isUnwanted: async () => false, now });
beforeEach(() => database.clear());

const line = (id: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['attempts', 'last_error', 'sent_at', 'failed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('an accepted mail is sent once, however often it is tried', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer();

  expect(await deliver(id, false, mailer)).toBe('sent');
  expect(await deliver(id, false, mailer)).toBe('gone');

  expect(mailer.sent).toEqual([id]);
  expect(await line(id)).toMatchObject({ attempts: 1, sent_at: now(), failed_at: null });
});

test('a mail with a one-time link loses its text after it was sent, and keeps it until then', async () => {
  const secret = { kind: 'one-time-link', text: 'deschide #secret', html: '<p>#secret</p>' };
  const id = await outbox.add(db, { ...mail, ...secret });
  const mailer = fakeMailer(new MailError('451 come back', false));
  const bodies = () => db.selectFrom('mail_outbox').select(['body_text', 'body_html']).execute();

  await expect(deliver(id, false, mailer)).rejects.toThrow('451 come back');
  expect(await bodies()).toEqual([{ body_text: 'deschide #secret', body_html: '<p>#secret</p>' }]);
  await deliver(id, false, mailer);
  expect(await bodies()).toEqual([{ body_text: '', body_html: '' }]);
});

test('a failure records its reason, and the next attempt sends the mail', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('451 come back', false));

  await expect(deliver(id, false, mailer)).rejects.toThrow('451 come back');
  expect(await line(id)).toEqual({
    attempts: 1,
    last_error: '451 come back',
    sent_at: null,
    failed_at: null,
  });
  await deliver(id, false, mailer);
  expect(await line(id)).toMatchObject({ attempts: 2, last_error: null, sent_at: now() });
});

test('a permanently refused mail is not tried again', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('550 nobody here', true));

  expect(await deliver(id, false, mailer)).toBe('refused');

  expect(await line(id)).toMatchObject({ last_error: '550 nobody here', failed_at: now(), sent_at: null });
  expect(await deliver(id, false, mailer)).toBe('gone');
});

test('after the last attempt the row says that no further one follows', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('away', false));
  await expect(deliver(id, true, mailer)).rejects.toThrow('away');
  expect(await line(id)).toMatchObject({ failed_at: now(), last_error: 'away' });
});

test('during one attempt another waits for its outcome', async () => {
  const id = await outbox.add(db, mail);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const slow: Mailer = {
    async send() {
      start();
      await held;
    },
    close: () => undefined,
  };
  const first = deliver(id, false, slow);
  await started;

  const other = fakeMailer();
  await expect(deliver(id, false, other)).rejects.toThrow('under way');
  release();

  expect(await first).toBe('sent');
  expect(other.sent).toEqual([]);
});
