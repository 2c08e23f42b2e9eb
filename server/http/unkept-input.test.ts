import { expect, test } from 'vitest';
import { findUnkeptInput } from './unkept-input.ts';

test.each([
  ['a\u0000b', 'text-not-kept', ''],
  [{ note: 'a\ud800' }, 'text-not-kept', 'note'],
  [{ offer: { fees: [{ name: '\udfff' }] } }, 'text-not-kept', 'offer.fees.0.name'],
  [{ offer: { 'a\u0000': 1 } }, 'text-not-kept', 'offer'],
])('of %j is told what is wrong and where', (data, code, field) => {
  expect(findUnkeptInput(data)).toMatchObject({ statusCode: 400, code, field });
});

test.each([undefined, null, 1, 'ăâîșț 😀', { a: [{ b: 'c\n\t' }] }])('%j can be kept', (data) => {
  expect(findUnkeptInput(data)).toBeUndefined();
});

test('100 000 arrays in one another are told without running out of stack', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(findUnkeptInput(deep)?.code).toBe('too-deep');
});
