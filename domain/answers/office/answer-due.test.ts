import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

// 30 November and 1 December 2026 are legal holidays, a Monday and a Tuesday; 25 December is a Friday.
test.each([
  ['2026-11-16', '2026-11-23'],
  ['2026-11-21', '2026-11-27'],
  ['2026-11-23', '2026-12-02'],
  ['2026-12-22', '2026-12-30'],
])('a message of %s is to be answered by %s', (came, due) => {
  expect(answerDue(came)).toBe(due);
});
