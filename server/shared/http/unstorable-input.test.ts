import { expect, test } from 'vitest';
import { findUnstorableInput } from './unstorable-input.ts';

test.each([
  ['a\u0000b', 'text-not-kept', ''],
  [{ note: 'a\ud800' }, 'text-not-kept', 'note'],
  [{ offer: { fees: [{ name: '\udfff' }] } }, 'text-not-kept', 'offer.fees.0.name'],
  [{ offer: { 'a\u0000': 1 } }, 'text-not-kept', 'offer'],
])('the problem of %j is reported with its place', (data, code, field) => {
  expect(findUnstorableInput(data)).toMatchObject({ statusCode: 400, code, field });
});

test.each([undefined, null, 1, 'ăâîșț 😀', { a: [{ b: 'c\n\t' }] }])('%j can be stored', (data) => {
  expect(findUnstorableInput(data)).toBeUndefined();
});

test('100 000 nested arrays are reported without a stack overflow', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(findUnstorableInput(deep)?.code).toBe('too-deep');
});
