import { expect, test } from 'vitest';
import { reviewDue } from './review-due.ts';

test.each([
  ['lender', '2026-11-21', '2027-02-19'],
  ['seo', '2026-11-21', '2027-05-20'],
  ['doc', '2026-11-21', '2027-05-20'],
  ['blog', '2027-11-21', '2028-11-20'],
  ['page', '2026-11-21', '2027-11-21'],
] as const)('a text of kind %s read on %s is due on %s', (kind, reviewed, expected) => {
  expect(reviewDue(kind, reviewed)).toBe(expected);
});
