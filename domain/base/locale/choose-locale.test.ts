import { expect, test } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

test.each([
  ['ro', ['en-GB'], 'ro'],
  [undefined, ['en-GB', 'ro-MD'], 'ro'],
  ['fr', ['de'], 'ro'], // no match: the site's own
  [undefined, [], 'ro'],
])('remembered %s and a browser of %j give %s', (remembered, preferred, expected) => {
  expect(chooseLocale(remembered, preferred)).toBe(expected);
});
