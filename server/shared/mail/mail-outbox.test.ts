import { beforeEach, expect, test } from 'vitest';
import { fakeMailer, someMail as mail } from '#tests/factories/mail.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { deliver } from './deliver.ts';
import { MailError } from './mail-error.ts';
import { createMailOutbox, forgetOldMail } from './mail-outbox.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const jobs = {
  sent: [] as unknown[],
  send: async (_job: unknown, data: unknown) => void jobs.sent.push(data),
};
const outbox = createMailOutbox({ jobs, now });

beforeEach(() => {
  jobs.sent.length = 0;
  return database.clear();
});

test('a mail is stored with its deed or not at all', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await outbox.add(tx, mail);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);

  const id = await db.transaction().execute((tx) => outbox.add(tx, mail));
  expect(jobs.sent.at(-1)).toEqual({ id });
  const line = await db
    .selectFrom('mail_outbox')
    .select(['id', 'attempts', 'last_error', 'sent_at', 'failed_at'])
    .executeTakeFirstOrThrow();
  expect(line).toEqual({ id, attempts: 0, last_error: null, sent_at: null, failed_at: null });
});

test.each([
  { to: 'ion@example.ro\r\nBcc: altul@example.ro' },
  { to: '' },
  { replyTo: 'nimeni' },
  { subject: 'Salut\r\nBcc: altul@example.ro' },
])('%j is never accepted as a mail', async (wrong) => {
  await expect(outbox.add(db, { ...mail, ...wrong })).rejects.toThrow(RangeError);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('sent mails are kept for 30 days, given-up ones for 90, and waiting ones stay', async () => {
  const sent = await outbox.add(db, mail);
  const failed = await outbox.add(db, mail);
  const waiting = await outbox.add(db, mail);
  const isUnwanted = async () => false;
  await deliver(sent, false, { db, mailer: fakeMailer(), isUnwanted, now });
  const refusing = fakeMailer(new MailError('550 nobody here', true));
  await deliver(failed, false, { db, mailer: refusing, isUnwanted, now });
  const later = (days: number) => new Date(now().getTime() + days * 86_400_000 + 1);
  const kept = async () => {
    const rows = await db.selectFrom('mail_outbox').select('id').execute();
    return new Set(rows.map(({ id }) => id));
  };

  await forgetOldMail(db, later(29));
  expect(await kept()).toEqual(new Set([sent, failed, waiting]));
  await forgetOldMail(db, later(30));
  expect(await kept()).toEqual(new Set([failed, waiting]));
  await forgetOldMail(db, later(90));
  expect(await kept()).toEqual(new Set([waiting]));
});

test('an address gets at most three mails requested by forms a day, whatever its label, also for simultaneous requests', async () => {
  const ask = (to: string, minutes = 0) => {
    const at = () => new Date(now().getTime() + minutes * 60_000);
    const asking = createMailOutbox({ jobs, now: at });
    return db.transaction().execute((tx) => asking.addAsked(tx, to, () => ({ ...mail, to })));
  };
  const kept = async () => (await db.selectFrom('mail_outbox').select('recipient').execute()).length;

  const answers = await Promise.all(
    ['ion@example.ro', 'ION@example.ro', 'ion+1@example.ro', 'ion+2@example.ro', 'ion+3@example.ro'].map(
      (to) => ask(to),
    ),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await kept()).toBe(3);

  // Mail that no form requested is not counted, and each address is counted separately.
  await outbox.add(db, { ...mail, to: 'ion@example.ro' });
  expect(await ask('ana@example.ro')).toBe(true);
  expect(await ask('ion@example.ro', 24 * 60 - 1)).toBe(false);
  expect(await ask('ion@example.ro', 24 * 60)).toBe(true);
  expect(await kept()).toBe(6);
});
