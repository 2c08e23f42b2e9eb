import { expect, test } from 'vitest';
import { readQuery } from './read-query.ts';

test.each(['', '?', '??a', '&', '=', 'a=1', '?a=1&b=2', 'a=1&a=2&&b', 'b=c=d&=e', '%zz=1+2&a=%20'])(
  '%j is read as the standard says',
  (text) => {
    expect([...readQuery(text)]).toEqual([...new URLSearchParams(text)]);
  },
);

test('of thousands of parameters the first 250 are read', () => {
  const read = readQuery('a&'.repeat(100_000));
  expect([...read]).toHaveLength(250);
});
