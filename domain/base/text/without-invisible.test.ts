import { expect, test } from 'vitest';
import { withoutInvisible } from './without-invisible.ts';

test.each([
  ['0722\u200b123456', '0722123456'],
  ['ion@\u2060example.ro', 'ion@example.ro'],
  ['2\u00ad000', '2000'],
  ['\ufeff\u061c\u200e1\u200f 5\u200c0\u200d0\ufe0f,\u{e0100}50', '1 500,50'],
  // Ordinary blanks, no-break ones among them, count as visible.
  ['2\u00a0000\u202flei\n', '2\u00a0000\u202flei\n'],
  ['Ștefan-Mihai D’Angelo 李小龍 مريم', 'Ștefan-Mihai D’Angelo 李小龍 مريم'],
  ['❤️ 👩‍👩‍👧 👍🏽 5\ufe0f', '❤️ 👩‍👩‍👧 👍🏽 5'],
])('%j becomes %j', (text, expected) => {
  expect(withoutInvisible(text)).toBe(expected);
});
