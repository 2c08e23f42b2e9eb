import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openFileDatabase } from '#tests/setup/test-database.ts';
import { advisoryLocks, lockUntilCommit, whileLocked } from './advisory-locks.ts';

const { db } = await openFileDatabase();

test('each lock has a number of its own', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('no other file locks by a number or a name of its own', () => {
  const files = globSync(['server/**/*.ts', 'scripts/**/*.ts', 'migrations/*.ts']);
  const locking = files.filter((file) => /pg_(try_)?advisory/.test(readFileSync(file, 'utf8')));
  // The lock of the data folder is taken before there is a pool: it reads its number from the register.
  expect(locking.filter((file) => !file.endsWith('.test.ts')).toSorted()).toEqual([
    'server/db/advisory-locks.ts',
    'server/db/cluster-lock.ts',
  ]);
});

test('a lock that outlives its transaction is taken only on a connection of its own, never on a pooled one', () => {
  const files = globSync(['server/**/*.ts', 'scripts/**/*.ts']).filter((file) => !file.endsWith('.test.ts'));
  const ofSessions = files.filter((file) => /pg_(try_)?advisory_lock/.test(readFileSync(file, 'utf8')));
  // The lock of the data folder is on our own PostgreSQL, which has no pooler.
  expect(ofSessions).toEqual(['server/db/cluster-lock.ts']);
});

test('work under a lock runs in a transaction without an idle limit', async () => {
  const holders = await whileLocked(db, 'countingDays', async () => {
    const { rows } = await sql`
      select activity.state, locks.mode from pg_locks locks join pg_stat_activity activity using (pid)
      where locks.locktype = 'advisory' and locks.objid = ${advisoryLocks.countingDays}
        and activity.datname = current_database()`.execute(db);
    return rows;
  });
  expect(holders).toEqual([{ state: 'idle in transaction', mode: 'ExclusiveLock' }]);
});

test('a lock held elsewhere is left alone, and is free again when its work is done or has failed', async () => {
  const answers = await whileLocked(db, 'countingDays', async () => [
    await whileLocked(db, 'countingDays', async () => 'twice'),
    await whileLocked(db, 'eventPartitions', async () => 'another one'),
  ]);
  expect(answers).toEqual([undefined, 'another one']);
  await expect(
    whileLocked(db, 'countingDays', async () => {
      throw new Error('out of paper');
    }),
  ).rejects.toThrow('out of paper');
  expect(await whileLocked(db, 'countingDays', async () => 'free')).toBe('free');
});

test('two transactions lock two things of one kind at once', async () => {
  const held = await db.transaction().execute(async (one) => {
    await lockUntilCommit(one, 'countedDay', 'RO 2026-11-21');
    return await db.transaction().execute(async (other) => {
      await lockUntilCommit(other, 'countedDay', 'RO 2026-11-22');
      return await heldLocks(advisoryLocks.countedDay);
    });
  });
  expect(held).toBe(2);
  expect(await heldLocks(advisoryLocks.countedDay)).toBe(0);
});

async function heldLocks(kind: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_locks
    where locktype = 'advisory' and granted and classid = ${kind}
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return Number(rows[0]?.count);
}
