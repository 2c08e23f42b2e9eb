import { expect, test } from 'vitest';
import { backupsToKeep, isBackupDue, isBackupLate } from './backup-times.ts';

const zone = 'Europe/Bucharest';
const at = (moment: string) => new Date(moment);

// In Romania it is two hours later in November, three in July.
test.each([
  ['2026-11-23T09:00:00Z', null, true],
  ['2026-11-23T23:59:00Z', '2026-11-23T00:10:00Z', false], // 01:59 of the next day
  ['2026-11-24T00:00:00Z', '2026-11-23T00:10:00Z', true], // 02:00
  ['2026-11-24T00:00:00Z', '2026-11-23T23:30:00Z', true], // made at 01:30, for the day before
  ['2026-11-24T10:00:00Z', '2026-11-24T00:05:00Z', false],
  ['2026-07-23T23:00:00Z', '2026-07-23T10:00:00Z', true], // 02:00 of the 24th
])('at %s, with a backup of %s, one is due: %s', (now, lastGood, expected) => {
  expect(isBackupDue(at(now), lastGood === null ? null : at(lastGood), zone)).toBe(expected);
});

test('a backup is late after 26 hours, and never on a site without backups', () => {
  expect(isBackupLate(at('2026-11-24T04:00:00Z'), at('2026-11-23T02:00:00Z'))).toBe(false);
  expect(isBackupLate(at('2026-11-24T04:00:01Z'), at('2026-11-23T02:00:00Z'))).toBe(true);
  expect(isBackupLate(at('2026-11-24T04:00:01Z'), null)).toBe(false);
});

test('of half a year of daily backups seven days, four weeks and three months stay', () => {
  // Each at 02:10 in Romania, the last on Monday, 23.11.2026.
  const backups = Array.from({ length: 180 }, (_, back) => ({
    madeAt: new Date(at('2026-11-23T00:10:00Z').getTime() - back * 86_400_000),
  }));
  const kept = [...backupsToKeep(backups, zone)].map(({ madeAt }) => madeAt.toISOString().slice(0, 10));
  expect(kept.toSorted().toReversed()).toEqual([
    '2026-11-23', // the day, its week and its month
    '2026-11-22', // the Sunday at the end of the week before
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
  ]);
});

test('cleaning every day keeps the same backups as cleaning once at the end', () => {
  let there: { madeAt: Date }[] = [];
  const all: { madeAt: Date }[] = [];
  for (let day = 0; day < 180; day += 1) {
    const made = { madeAt: new Date(at('2026-06-01T00:10:00Z').getTime() + day * 86_400_000) };
    all.push(made);
    there = [...backupsToKeep([...there, made], zone)];
  }
  expect(new Set(there)).toEqual(backupsToKeep(all, zone));
});

test('after a long gap the old backups stay until newer ones replace them', () => {
  const old = [{ madeAt: at('2026-01-10T00:10:00Z') }, { madeAt: at('2026-01-11T00:10:00Z') }];
  expect(backupsToKeep(old, zone).size).toBe(2);
});
