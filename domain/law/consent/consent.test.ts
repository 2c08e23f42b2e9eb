import { expect, test } from 'vitest';
import { consentStates, isAllowed, readConsent, writeConsent } from './consent.ts';

const receiptId = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';

test.each([
  ['consent=2.0/none', { version: '2.0', purposes: [], receiptId: null }],
  [
    `a=b; consent=2.0/measurement+fingerprint/${receiptId}; c=d`,
    { version: '2.0', purposes: ['measurement', 'fingerprint'], receiptId },
  ],
  [`consent=2.1/fingerprint/${receiptId}`, { version: '2.1', purposes: ['fingerprint'], receiptId }],
  ['consent=2.0/everything', { version: '2.0', purposes: [], receiptId: null }],
])('the cookie %s is the answer %o', (cookies, answer) => {
  expect(readConsent(cookies, '2.0')).toEqual(answer);
});

test.each(['', 'consent=', 'consent=1.0/measurement/x', 'noconsent=2.0/measurement', 'consent=20.0/none'])(
  '"%s" answers none of the questions of policy 2.0',
  (cookies) => {
    expect(readConsent(cookies, '2.0')).toBeNull();
  },
);

test('an answer is read as it was written', () => {
  const given = { version: '2.0', purposes: ['measurement'], receiptId } as const;
  const refused = { version: '2.0', purposes: [], receiptId: null };
  for (const answer of [given, refused])
    expect(readConsent(`consent=${writeConsent(answer)}`, '2.0')).toEqual(answer);
});

test('without an answer nothing is allowed, except measuring where a country permits it', () => {
  expect(isAllowed('measurement', null, 'explicit')).toBe(false);
  expect(isAllowed('measurement', null, 'implied')).toBe(true);
  expect(isAllowed('fingerprint', null, 'implied')).toBe(false);
});

test('a refusal holds in every country', () => {
  const refused = { version: '2.0', purposes: [], receiptId: null };
  expect(isAllowed('measurement', refused, 'implied')).toBe(false);
  expect(consentStates(refused, 'implied')).toEqual(['refused']);
});

test('one purpose is allowed without the other', () => {
  const answer = { version: '2.0', purposes: ['measurement'], receiptId } as const;
  expect([
    isAllowed('measurement', answer, 'explicit'),
    isAllowed('fingerprint', answer, 'explicit'),
  ]).toEqual([true, false]);
  expect(consentStates(answer, 'explicit')).toEqual(['measurement']);
  expect(consentStates(null, 'explicit')).toEqual(['unasked']);
});
