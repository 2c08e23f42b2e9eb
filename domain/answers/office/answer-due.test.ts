import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

const due = (kind: Parameters<typeof answerDue>[0], came: string) =>
  answerDue(kind, new Date(came), 'Europe/Bucharest');

// 30 November and 1 December 2026 are legal holidays, a Monday and a Tuesday; 25 December is a Friday.
test.each([
  ['2026-11-16', '2026-11-23'],
  ['2026-11-21', '2026-11-27'],
  ['2026-11-23', '2026-12-02'],
  ['2026-12-22', '2026-12-30'],
])('a wrong figure reported on %s is to be answered by %s, in five working days', (came, day) => {
  expect(due('figure', `${came}T10:00:00Z`)).toBe(day);
});

test('a complaint has 30 days, a request about data one month, and nothing else was promised a day', () => {
  const came = '2027-01-31T10:00:00Z';
  expect(due('complaint', came)).toBe('2027-03-02');
  expect(due('data', came)).toBe('2027-02-28');
  expect([due('question', came), due('lender', came)]).toEqual([null, null]);
});

test('the day it came is that of the country, not that of Greenwich', () => {
  expect(due('complaint', '2026-11-21T22:30:00Z')).toBe('2026-12-22');
});
