import { TestClock } from 'pg-boss';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { someMail as mail } from '#tests/factories/mail.ts';
import { findFreePort } from '#tests/setup/run-program.ts';
import { startSmtp } from '#tests/setup/smtp.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { deliver } from './deliver.ts';
import { createMailOutbox, deliverMail } from './mail-outbox.ts';
import { createMailer } from './mailer.ts';

const quiet = { error: () => undefined };

test('a mail server that is unavailable for an hour costs no mail: all arrive after it, each once', async () => {
  await using own = await createTestDatabase();
  // With this clock alone pg-boss sets its connections up without waiting, and pg warns of that once; the warning is not about our
  // queries.
  const clock = new TestClock(Date.now());
  const jobs = await startJobs({
    connection: own.connection,
    timeZone: romania.timeZone,
    logger: quiet,
    clock,
  });
  onTestFinished(() => jobs.stop());
  const port = await findFreePort();
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    folder: '',
    from: 'a@site.test',
    dkim: null,
  });
  const time = () => new Date(clock.now());
  await jobs.work(deliverMail, async ({ id }, { isLast }) => {
    await deliver(id, isLast, { db: own.db, mailer, isUnwanted: async () => false, now: time });
  });
  const outbox = createMailOutbox({ jobs, now: time });
  const ids = [];
  for (let count = 0; count < 10; count += 1) ids.push(await outbox.add(own.db, mail));
  const readAttempts = async () => {
    const rows = await own.db.selectFrom('mail_outbox').select('attempts').execute();
    return rows.map(({ attempts }) => attempts);
  };
  // Work started at a moment ends before the clock moves on.
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
  await jobs.stop();
});
