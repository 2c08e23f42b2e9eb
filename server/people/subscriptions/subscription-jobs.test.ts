import { TestClock } from 'pg-boss';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { startJobs } from '#server/shared/jobs/jobs.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startSubscriptionJobs } from './subscription-jobs.ts';

const quiet = { info: () => undefined, error: () => undefined };

/** Starts the jobs of a site whose clock shows `start`, and records the moments at which its digest was requested. */
async function startAt(start: string) {
  const { db, connection, ...database } = await createTestDatabase();
  const clock = new TestClock(Date.parse(start));
  const jobs = await startJobs({ connection, timeZone: romania.timeZone, logger: quiet, clock });
  onTestFinished(async () => {
    await jobs.stop();
    await database[Symbol.asyncDispose]();
  });
  const asked: { at: string; isForced: boolean }[] = [];
  const digest = {
    async send({ isForced }: { isForced: boolean }) {
      asked.push({ at: new Date(clock.now()).toISOString(), isForced });
      return 0;
    },
  };
  const alerts = subscriptionServices(() => new Date(clock.now()));
  await startSubscriptionJobs({ jobs, db, digest, alerts, logger: quiet });
  return { db, clock, asked };
}

test('the digest is due every day at nine, the alerts every five minutes, in Bucharest time', async () => {
  const { db } = await startAt('2040-01-02T06:58:00Z');
  const { rows } = await sql`select name, cron, timezone from jobs.schedule order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'rate-alerts', cron: '*/5 * * * *', timezone: 'Europe/Bucharest' },
    { name: 'weekly-digest', cron: '0 9 * * *', timezone: 'Europe/Bucharest' },
  ]);
});

// Future Mondays: the queue was made by the real clock, and its time does not go back.
test.each([
  ['winter', '2040-01-02T06:58:00Z', '2040-01-02T07:00'],
  ['summer', '2040-07-02T05:58:00Z', '2040-07-02T06:00'],
])('in %s it is sent within two minutes of nine, once', async (_season, start, nine) => {
  const { clock, asked } = await startAt(start);
  const end = Date.parse(start) + 10 * 60_000;
  while (clock.now() < end) await clock.tick(5_000);

  expect(asked).toHaveLength(1);
  const [{ at, isForced } = { at: '', isForced: true }] = asked;
  expect(isForced).toBe(false);
  expect(Date.parse(at) - Date.parse(`${nine}:00Z`)).toBeGreaterThanOrEqual(0);
  expect(Date.parse(at) - Date.parse(`${nine}:00Z`)).toBeLessThan(120_000);
});
