import { beforeEach, expect, test } from 'vitest';
import { createSignInAttempts, forgetOldAttempts } from './sign-in-attempts.ts';
import { noteOfficeLock } from './sign-in-locks.ts';
import { addUser } from './users-repository.ts';
import { subscriptionServices } from '#tests/factories/subscriptions.ts';
import { openFileDatabase } from '#tests/setup/test-database.ts';

const database = await openFileDatabase();
const { db } = database;
beforeEach(() => database.clear());

const now = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const email = 'ana@exemplu.ro';
const attempts = createSignInAttempts(db, (text) => `hash of ${text}`);

/** Tries a number of times from a place. @returns the answers */
async function tryFrom(network: string, count: number, browser: string | null = null) {
  const answers: string[] = [];
  for (let time = 0; time < count; time += 1)
    answers.push(await attempts.begin({ email, network, browser }, now));
  return answers;
}

test('guessing from many networks stops at fifty in fifteen minutes, and a browser that signed in before still opens', async () => {
  for (let network = 1; network <= 10; network += 1) {
    expect(await tryFrom(`203.0.${network}`, 5)).not.toContain('locked');
  }
  expect(await tryFrom('198.51.100', 2)).toEqual(['just-locked', 'locked']);
  expect(await tryFrom('198.51.100', 1, 'known')).toEqual(['open']);
  expect(await attempts.begin({ email, network: '198.51.100', browser: null }, later(15.1))).toBe('open');
});

test('one network, however often it tries, adds five to the count that locks an account elsewhere', async () => {
  await tryFrom('203.0.113', 200);
  expect(await tryFrom('198.51.100', 1)).toEqual(['open']);
});

test('records of attempts are deleted after fifteen minutes', async () => {
  await tryFrom('203.0.113', 3);
  await forgetOldAttempts(db, later(15.1));
  expect(await db.selectFrom('office_sign_in_attempts').selectAll().execute()).toEqual([]);
});

test('the owner of an account gets one mail a day about locks, each is in the log, and an unknown address causes neither', async () => {
  const person = { email, name: 'Ana', roles: ['administrator' as const], passwordHash: 'x', now };
  const id = await db.transaction().execute((trx) => addUser(trx, person));
  const { outbox } = subscriptionServices(() => now);
  const note = (who: Parameters<typeof noteOfficeLock>[0], reason: 'passwords' | 'codes', at: Date) =>
    noteOfficeLock(who, reason, { db, outbox, origin: 'https://office.test', now: at });

  await Promise.all([note({ email }, 'passwords', now), note({ email }, 'passwords', now)]);
  await note({ id: id ?? '' }, 'codes', later(1));
  await note({ email: 'nimeni@exemplu.ro' }, 'passwords', now);
  await note({ email }, 'passwords', later(24 * 60 - 1));
  const mails = () =>
    db.selectFrom('mail_outbox').select(['recipient', 'subject']).orderBy('subject').execute();

  expect(await mails()).toEqual([
    { recipient: email, subject: 'Coduri greșite pentru contul dumneavoastră din redacție' },
    { recipient: email, subject: 'Parole greșite pentru contul dumneavoastră din redacție' },
  ]);
  const locks = await db.selectFrom('audit_log').select(['action', 'subject_id']).orderBy('id').execute();
  expect(locks).toEqual(
    ['sign-in.locked', 'sign-in.locked', 'sign-in.codes-locked', 'sign-in.locked'].map((action) => ({
      action,
      subject_id: id,
    })),
  );
  await note({ email }, 'passwords', later(2 * 24 * 60));
  expect(await mails()).toHaveLength(3);
});

test('a clock set back two hours leaves nobody locked out', async () => {
  expect((await tryFrom('203.0.113', 6)).at(-1)).toBe('just-locked');
  expect(await attempts.begin({ email, network: '203.0.113', browser: null }, later(-120))).toBe('open');
});
