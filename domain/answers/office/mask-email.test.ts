import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['ion.popa@example.ro', 'i…@example.ro'],
  ['"a@b"@example.ro', '"…@example.ro'],
  ['x', '…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
