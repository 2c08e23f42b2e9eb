import { expect, test } from 'vitest';
import { answerDeadline } from './answer-deadline.ts';

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-22'],
  ['2026-12-31T10:00:00Z', '2027-01-31'],
  ['2027-01-31T10:00:00Z', '2027-02-28'], // no such date in February
  ['2028-01-30T10:00:00Z', '2028-02-29'], // a leap year
  ['2026-11-21T22:30:00Z', '2026-12-22'], // half past midnight in Bucharest
])('a request of %s is to be answered by %s', (receivedAt, expected) => {
  expect(answerDeadline(new Date(receivedAt), 'Europe/Bucharest')).toBe(expected);
});
