import { expect, test } from 'vitest';
import { lineDifferences } from './line-differences.ts';

const said = (before: string, after: string) =>
  lineDifferences(before, after).map(
    ({ line, kind, text }) => `${line}${{ same: ' ', gone: '-', new: '+' }[kind]}${text}`,
  );

test('equal texts do not differ', () => {
  expect(said('a\nb\n', 'a\nb\n')).toEqual([]);
});

test('a changed line stands between the lines around it', () => {
  expect(said('a\nb\nc\nd\n', 'a\nb\nC\nd\n')).toEqual(['2 b', '3-c', '3+C', '4 d']);
});

test('two places far apart leave out what is between', () => {
  expect(said('a\nb\nc\nd\ne\nf', 'A\nb\nc\nd\ne\nF')).toEqual(['1-a', '1+A', '2 b', '5 e', '6-f', '6+F']);
});

test('a new text is all new, and a text that is gone all gone', () => {
  expect(said('', 'a\nb')).toEqual(['1+a', '2+b']);
  expect(said('a\nb', '')).toEqual(['1-a', '2-b']);
});

test('texts too long to be compared line by line are shown as removed and added', () => {
  const long = (letter: string) => Array.from({ length: 1_500 }, (_, at) => `${letter}${at}`).join('\n');
  expect(lineDifferences(long('a'), long('b'))).toHaveLength(3_000);
});
