import { expect, test } from 'vitest';
import { readCount, readPercent } from './read-number.ts';

const sentences = { empty: 'gol', notWhole: 'nu este întreg', outside: 'în afară' };

test('invisible characters change neither a rate nor a count, also behind its unit', () => {
  expect(readPercent('\u200b8,5%\u2060', { percent: 100, words: '100%' })).toEqual({ ok: true, value: 8.5 });
  expect(readCount('\ufeff12\u00ad luni\u200e', { min: 3, max: 60 }, sentences)).toEqual({
    ok: true,
    value: 12,
  });
});
