import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countStringSteps } from '#tests/factories/count-string-steps.ts';
import { coverPersonalData, findPersonalData, visibleText } from './personal-data.ts';

// The CNP and the IBAN are the worked examples of Romanian descriptions of the two formats.
test.each([
  ['cnp', 'CNP: 1800101221144, Cluj'],
  ['iban', 'în contul RO49 AAAA 1B31 0075 9384 0000'],
  ['iban', 'ro49aaaa1b31007593840000'],
  ['email', 'scrieți la ion.popescu@exemplu.ro'],
  ['phone', 'Tel. 0722 123 456'],
  ['phone', '0722.123.456;'],
  ['phone', '(+40 722 123 456)'],
  ['phone', '0040722123456'],
  ['phone', 'fix 021 314 56 78'],
])('%s is found in „%s”', (kind, text) => {
  expect(findPersonalData(text).map((datum) => datum.kind)).toEqual([kind]);
});

test.each([
  ['a CNP with another last digit', '1800101221145'],
  ['a number of 13 digits of no date', '1809901221149'],
  ['an IBAN with two digits changed over', 'RO94 AAAA 1B31 0075 9384 0000'],
  ['sums, terms and rates', '10 000 lei, 0,75% pe zi, 30 60 91 120 zile, 31.12.2025, 2 333,94%'],
  ['numbers of registers', 'RG-PJR-41-110300, CUI 33726521, J40/12345/2014'],
  ['names of pictures', 'logo@2x.png'],
])('%s is not personal data', (_, text) => {
  expect(findPersonalData(text)).toEqual([]);
});

test('masked data are found no more, and the rest stays', () => {
  const text = 'Ion (0722 123 456, ion@exemplu.ro) plătește 1% pe zi; din nou 0722 123 456.';
  expect(coverPersonalData(text)).toBe('Ion ([acoperit], [acoperit]) plătește 1% pe zi; din nou [acoperit].');
});

test.each([
  'ion&#64;exemplu.ro',
  'ion&#x40;exemplu&period;ro',
  'ion<b>@</b>exemplu.ro',
  '07<span>22</span> 123&nbsp;456',
])('%s is what a reader sees', (html) => {
  expect(findPersonalData(visibleText(html))).toHaveLength(1);
});

test('two overlapping data are masked whole, and text between others stays', () => {
  expect(coverPersonalData('a@b.ro@c.ro, 1% a@b.ro')).toBe('[acoperit], 1% [acoperit]');
});

test('a text twice as long costs at most twice as much to search and to mask, whatever its content', () => {
  const piece = fc.oneof(
    fc.integer({ min: 1, max: 9999 }).map((number) => `ion${number}@exemplu${number}.ro`),
    fc.constantFrom(
      '0722 123 456',
      '1800101221144',
      'RO49 AAAA 1B31 0075 9384 0000',
      'a@',
      '@',
      '<b>',
      'RO49',
    ),
    fc.string({ maxLength: 12 }),
  );
  const steps = (text: string) =>
    countStringSteps(() => [coverPersonalData(text), findPersonalData(text), visibleText(text)]);
  fc.assert(
    fc.property(fc.array(piece, { minLength: 5, maxLength: 20 }), (pieces) => {
      const text = `${pieces.join(' ')} `.repeat(60);
      // Where two copies of a text meet a few more characters are examined.
      expect(steps(text + text) / steps(text)).toBeLessThan(2.1);
    }),
    { numRuns: 30 },
  );
});

test('of a list of ten thousand addresses a thousand are named, and the search ends there', () => {
  const list = Array.from({ length: 10_000 }, (_, number) => `ion${number}@exemplu.ro`).join('\n');
  expect(findPersonalData(list)).toHaveLength(1_000);
});
