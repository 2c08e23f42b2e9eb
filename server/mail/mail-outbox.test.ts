import { TestClock } from 'pg-boss';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startJobs } from '#server/jobs/jobs.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { createTestDatabase, openFileDatabase } from '#tests/setup/test-database.ts';
import { findFreePort } from '#tests/setup/run-program.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { MailError } from './mail-error.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { deliver as deliverLine } from './deliver.ts';
import { createMailOutbox, deliverMail, forgetOldMail } from './mail-outbox.ts';

const database = await openFileDatabase();
const { db } = database;
const now = () => new Date('2026-11-21T10:00:00Z');
const jobs = {
  sent: [] as unknown[],
  send: async (_job: unknown, data: unknown) => void jobs.sent.push(data),
};
const outbox = createMailOutbox({ jobs, now });
const mail = { kind: 'test', to: 'ion@example.ro', subject: 'Salut', text: 'Bună.', html: '<p>Bună.</p>' };
const quiet = { error: () => undefined };

const { exclusions, isUnwanted, suppressions, unsubscribeLinks: links } = subscriptionServices(now);
const deliver = (id: string, isLast: boolean, options: { mailer: Mailer; db: typeof db; now: () => Date }) =>
  deliverLine(id, isLast, { ...options, isUnwanted });

function fakeMailer(...errors: (Error | null)[]): Mailer & { sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    async send({ id }) {
      const error = errors.shift();
      if (error) throw error;
      sent.push(id);
    },
    close: () => undefined,
  };
}

const line = (id: string) =>
  db
    .selectFrom('mail_outbox')
    .select(['attempts', 'last_error', 'sent_at', 'failed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

beforeEach(() => {
  jobs.sent.length = 0;
  return database.clear();
});

test('a message is kept with its deed or not at all', async () => {
  const undone = db.transaction().execute(async (tx) => {
    await outbox.add(tx, mail);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);

  const id = await db.transaction().execute((tx) => outbox.add(tx, mail));
  expect(jobs.sent.at(-1)).toEqual({ id });
  expect(await line(id)).toEqual({ attempts: 0, last_error: null, sent_at: null, failed_at: null });
});

test.each([
  { to: 'ion@example.ro\r\nBcc: altul@example.ro' },
  { to: '' },
  { replyTo: 'nimeni' },
  { subject: 'Salut\r\nBcc: altul@example.ro' },
])('%j is never a message', async (wrong) => {
  await expect(outbox.add(db, { ...mail, ...wrong })).rejects.toThrow(RangeError);
  expect(await db.selectFrom('mail_outbox').selectAll().execute()).toEqual([]);
});

test('a message that was taken is sent once, however often it is tried', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer();

  expect(await deliver(id, false, { db, mailer, now })).toBe('sent');
  expect(await deliver(id, false, { db, mailer, now })).toBe('gone');

  expect(mailer.sent).toEqual([id]);
  expect(await line(id)).toMatchObject({ attempts: 1, sent_at: now(), failed_at: null });
});

test('a link that opens something is not left to be read after it was sent, and is there until then', async () => {
  const secret = { kind: 'one-time-link', text: 'deschide #secret', html: '<p>#secret</p>' };
  const id = await outbox.add(db, { ...mail, ...secret });
  const mailer = fakeMailer(new MailError('451 come back', false));
  const bodies = () => db.selectFrom('mail_outbox').select(['body_text', 'body_html']).execute();

  await expect(deliver(id, false, { db, mailer, now })).rejects.toThrow('451 come back');
  expect(await bodies()).toEqual([{ body_text: 'deschide #secret', body_html: '<p>#secret</p>' }]);
  await deliver(id, false, { db, mailer, now });
  expect(await bodies()).toEqual([{ body_text: '', body_html: '' }]);
});

test('a failure says why, and the next attempt sends it', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('451 come back', false));

  await expect(deliver(id, false, { db, mailer, now })).rejects.toThrow('451 come back');
  expect(await line(id)).toEqual({
    attempts: 1,
    last_error: '451 come back',
    sent_at: null,
    failed_at: null,
  });
  await deliver(id, false, { db, mailer, now });
  expect(await line(id)).toMatchObject({ attempts: 2, last_error: null, sent_at: now() });
});

test('what is refused for good is not tried again', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('550 nobody here', true));

  expect(await deliver(id, false, { db, mailer, now })).toBe('refused');

  expect(await line(id)).toMatchObject({ last_error: '550 nobody here', failed_at: now(), sent_at: null });
  expect(await deliver(id, false, { db, mailer, now })).toBe('gone');
});

test('after the last attempt the line says that nobody tries again', async () => {
  const id = await outbox.add(db, mail);
  const mailer = fakeMailer(new MailError('away', false));
  await expect(deliver(id, true, { db, mailer, now })).rejects.toThrow('away');
  expect(await line(id)).toMatchObject({ failed_at: now(), last_error: 'away' });
});

test('while one attempt is under way another waits for its outcome', async () => {
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
  const first = deliver(id, false, { db, mailer: slow, now });
  await started;

  const other = fakeMailer();
  await expect(deliver(id, false, { db, mailer: other, now })).rejects.toThrow('under way');
  release();

  expect(await first).toBe('sent');
  expect(other.sent).toEqual([]);
});

test('a mailing that waits is not sent to whoever has unsubscribed meanwhile; an answer is', async () => {
  const mailing = await outbox.add(db, { ...mail, headers: links.headers(mail.to, ['oferte']) });
  const answer = await outbox.add(db, mail);
  const mailer = fakeMailer();

  await suppressions.add(db, { email: 'ION@example.ro' }, now());

  expect(await deliver(mailing, false, { db, mailer, now })).toBe('refused');
  expect(await deliver(answer, false, { db, mailer, now })).toBe('sent');
  expect(mailer.sent).toEqual([answer]);
  expect(await line(mailing)).toMatchObject({
    last_error: 'the recipient does not want it',
    failed_at: now(),
  });
});

test('what somebody has stopped does not leave, also when it waited already; a message with a topic that goes on does', async () => {
  const headers = [['curs'], ['articole'], ['oferte', 'articole']] as const;
  const ids = [];
  for (const topics of headers)
    ids.push(await outbox.add(db, { ...mail, headers: links.headers(mail.to, topics) }));

  await links.stop(db, { addressHash: suppressions.hashEmail(mail.to), topics: ['articole'] }, now());

  const outcomes = [];
  for (const id of ids) outcomes.push(await deliver(id, false, { db, mailer: fakeMailer(), now }));
  expect(outcomes).toEqual(['sent', 'refused', 'sent']);
});

test('in a pause from credit nothing leaves that may speak of it; a rate somebody waits for does', async () => {
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
  for (const id of ids) outcomes.push(await deliver(id, false, { db, mailer: fakeMailer(), now }));
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'sent']);
  const other = await outbox.add(db, {
    ...mail,
    to: 'ana@example.ro',
    headers: links.headers('ana@example.ro', ['oferte']),
  });
  expect(await deliver(other, false, { db, mailer: fakeMailer(), now })).toBe('sent');
  const tomorrow = () => new Date(now().getTime() + 86_400_000);
  const after = subscriptionServices(tomorrow).isUnwanted;
  expect(await after(db, { recipient: mail.to, headers: links.headers(mail.to, ['oferte']) })).toBe(false);
});

test('messages that left are kept for 30 days, those that were given up for 90, and what waits stays', async () => {
  const sent = await outbox.add(db, mail);
  const failed = await outbox.add(db, mail);
  const waiting = await outbox.add(db, mail);
  await deliver(sent, false, { db, mailer: fakeMailer(), now });
  await deliver(failed, false, { db, mailer: fakeMailer(new MailError('550 nobody here', true)), now });
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

test('a mail server that is away for an hour costs no message: all arrive after it, each once', async () => {
  await using own = await createTestDatabase();
  const clock = new TestClock(Date.now());
  const realJobs = await startJobs({ connection: own.connection, logger: quiet, clock });
  onTestFinished(() => realJobs.stop());
  const port = await findFreePort();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    folder: '',
    from: 'a@site.test',
    dkim: null,
  });
  const time = () => new Date(clock.now());
  await realJobs.work(deliverMail, async ({ id }, { isLast }) => {
    await deliver(id, isLast, { db: own.db, mailer, now: time });
  });
  const writing = createMailOutbox({ jobs: realJobs, now: time });
  const ids = [];
  for (let count = 0; count < 10; count += 1) ids.push(await writing.add(own.db, mail));
  const readAttempts = async () => {
    const rows = await own.db.selectFrom('mail_outbox').select('attempts').execute();
    return rows.map(({ attempts }) => attempts);
  };
  // What a moment started is over before the clock goes on.
  const isBusy = async () => {
    const { rows } = await sql`select 1 from jobs.job where state = 'active'`.execute(own.db);
    return rows.length > 0;
  };
  const passMinutes = async (minutes: number) => {
    await clock.setTime(clock.now() + minutes * 60_000);
    await clock.tick(4_000);
    await expect.poll(isBusy).toBe(false);
  };

  for (let part = 0; part < 12; part += 1) await passMinutes(5);
  expect(Math.min(...(await readAttempts()))).toBeGreaterThan(1);

  const smtp = await startSmtp(port);
  onTestFinished(() => smtp.stop());
  // The longest pause between two attempts is an hour.
  for (let part = 0; part < 20 && smtp.taken.length < 10; part += 1) await passMinutes(5);

  const arrived = smtp.taken.map(({ messageId }) => messageId?.slice(1, 37) ?? '');
  expect(arrived.toSorted()).toEqual(ids.toSorted());
  await realJobs.stop();
}, 60_000);
