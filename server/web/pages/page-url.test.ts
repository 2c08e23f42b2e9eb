import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

const route = { query: ['suma', 'plata'] };

test.each([
  ['/offers/?utm_source=mail&suma=2000', '/offers/?suma=2000'],
  ['/offers/?plata=rate&suma=2000&plata=linie', '/offers/?suma=2000&plata=rate&plata=linie'],
  ['/offers/?compara=a', '/offers/'],
  ['/offers/?suma=2+000', '/offers/?suma=2+000'],
  ['/offers/?suma=2%20000', '/offers/?suma=2+000'],
  // A soft hyphen and a byte-order mark, as copied along with an amount.
  ['/offers/?suma=2%C2%AD000%EF%BB%BF', '/offers/?suma=2000'],
])('%s is %s to its page: the keys of its route, in their order', (address, own) => {
  expect(pageUrl(route, new URL(address, 'https://site.test')).href).toBe(`https://site.test${own}`);
});
