import { expect, test } from 'vitest';
import { readLabels, subNames, utmNames } from './attribution.ts';

test('labels are read from the address, missing and empty ones are left out', () => {
  const search = new URLSearchParams('utm_source=google&utm_term=&sub1=a&sub9=b&other=c');
  expect(readLabels(search, utmNames)).toEqual({ utm_source: 'google' });
  expect(readLabels(search, subNames)).toEqual({ sub1: 'a' });
});

test('of a repeated label the first counts', () => {
  expect(readLabels(new URLSearchParams('sub1=a&sub1=b'), subNames)).toEqual({ sub1: 'a' });
});

test('a label is cut to 255 characters and loses characters a database refuses', () => {
  const search = new URLSearchParams({
    sub1: 'x'.repeat(300),
    sub2: 'a\u0000b\nc',
    sub3: `${'x'.repeat(254)}😀`,
  });
  expect(readLabels(search, subNames)).toEqual({ sub1: 'x'.repeat(255), sub2: 'abc', sub3: 'x'.repeat(254) });
});
