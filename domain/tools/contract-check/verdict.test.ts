import { expect, test } from 'vitest';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { ReadingStatus } from '#domain/base/sources/reading-status.ts';
import { cappedVerdict, verdictWords } from './verdict.ts';

test('the verdicts are these four', () => {
  expect(Object.values(verdictWords)).toEqual([
    'sub plafon, în lectura cea mai largă',
    'întrebați creditorul',
    'pare peste plafon',
    'nu se poate spune',
  ]);
});

test.each([
  ['over', 'ask'],
  ['under', 'unknown'],
  ['ask', 'ask'],
  ['unknown', 'unknown'],
] as const)('„%s” becomes „%s” if an act was read in an older form or second-hand', (verdict, said) => {
  const read = (status: ReadingStatus): Citation => ({ name: 'Un articol', status, href: null });
  expect(cappedVerdict(verdict, [read('own'), read('older-form')])).toBe(said);
  expect(cappedVerdict(verdict, [read('second-hand')])).toBe(said);
  expect(cappedVerdict(verdict, [read('own')])).toBe(verdict);
});
