import { expect, test } from 'vitest';
import { movableClock, testKey } from '#tests/factories/forms.ts';
import { createFormTokens } from './form-token.ts';

const { now } = movableClock('2026-11-21T10:00:00.000Z');
const tokens = createFormTokens({ key: testKey, now });

test('a token states when it was made, and no two are the same', () => {
  const [one, other] = [tokens.newToken('contact'), tokens.newToken('contact')];

  expect(tokens.readToken('contact', one)).toMatchObject({
    issuedAt: new Date('2026-11-21T10:00:00.000Z'),
    isSecondStep: false,
  });
  expect(one).not.toBe(other);
});

test('a token of another form, or an altered one, is refused', () => {
  const token = tokens.newToken('contact');
  const changed = token.replace('.1.', '.2.');

  expect(tokens.readToken('dezabonare', token)).toBeUndefined();
  expect(tokens.readToken('contact', changed)).toBeUndefined();
  expect(changed).not.toBe(token);
});

test.each(['', '.', 'x', 'a.b.c.d', '....', 'ț'.repeat(50)])(
  '%j is neither a token nor a receipt',
  (text) => {
    expect(tokens.readToken('contact', text)).toBeUndefined();
    expect(tokens.readReceipt('contact', text)).toBeNull();
  },
);

test('a receipt returns its text, for its form only; a token is not a receipt', () => {
  const receipt = tokens.newReceipt('contact', 'C-7K3M-Q9XT');

  expect(tokens.readReceipt('contact', receipt)).toBe('C-7K3M-Q9XT');
  expect(tokens.readReceipt('alt', receipt)).toBeNull();
  expect(tokens.readReceipt('contact', receipt.replace('C-7', 'C-8'))).toBeNull();
  expect(tokens.readReceipt('contact', tokens.newToken('contact'))).toBeNull();
  expect(tokens.readReceipt('contact', null)).toBeNull();
});
