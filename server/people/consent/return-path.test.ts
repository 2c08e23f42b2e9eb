import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

const origin = 'https://imprumutclar.ro';

test.each([
  [`${origin}/offers/?suma=2000#x`, '/', '/offers/?suma=2000'],
  ['', '/offers/', '/offers/'],
  ['https://evil.example/x/', '/offers/', '/offers/'],
  ['', 'https://evil.example/x/', '/'],
  ['', '//evil.example/x/', '/'],
  ['', '/\\evil.example/', '/'],
  [`${origin}//evil.example/`, '/', '/evil.example/'],
  ['', 'javascript:alert(1)', '/'],
  ['', '', '/'],
  ['not an address', 'http://', '/'],
])('a form sent from "%s" with "%s" continues at %s', (referer, fallback, path) => {
  expect(returnPath(referer, fallback, origin)).toBe(path);
});
