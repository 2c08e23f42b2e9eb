import { expect, test } from 'vitest';
import { limitMarks } from './limit-marks.ts';
import { visibleText } from './visible-text.ts';

const mark = '\u0301';

test.each([
  ['ășțîâ', 'ășțîâ'],
  [`a${mark.repeat(240)}b${mark}`, `a${mark.repeat(4)}b${mark}`],
  ['กำลังใจ', 'กำลังใจ'],
  ['❤️👩‍👩‍👧', '❤️👩‍👩‍👧'],
])('%j becomes %j', (text, expected) => {
  expect(limitMarks(text)).toBe(expected);
});

test.each(['', ' ', '\u200b\u2060', '\u3164', '\u00ad\u180e\u115f', '\u2800', '\ufe0f', '\u202e\u061c'])(
  '%j is invisible',
  (text) => {
    expect(visibleText(text)).toBe('');
  },
);

test('letters, digits and signs are visible', () => {
  expect(visibleText('Ion\u200b Popa, 2 🙂')).toBe('IonPopa,2🙂');
});
