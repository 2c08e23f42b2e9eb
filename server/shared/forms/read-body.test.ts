import { expect, test } from 'vitest';
import { isOwnPage } from './is-own-page.ts';
import { readBody } from './read-body.ts';

test('the form’s own fields are separated from typed values', () => {
  expect(readBody('formular=t&website=&dovada=p&nume=Ion+Popa&email=ion%40example.ro')).toEqual({
    token: 't',
    trap: '',
    proof: 'p',
    values: { nume: 'Ion Popa', email: 'ion@example.ro' },
  });
});

test('the first of repeated fields counts', () => {
  expect(readBody('a=1&a=2').values).toEqual({ a: '1' });
});

test('untypeable characters are removed: control and invisible characters', () => {
  const typed = encodeURIComponent('a\u0000b\u202ec\u2066d\te\r\nf\u200bg\ufeff');
  expect(readBody(`a=${typed}`).values).toEqual({ a: 'abcd\te\r\nfg' });
});

test('right-to-left letters, emoji and broken bytes are text', () => {
  expect(readBody('a=%D7%A9%D7%9C%D7%95%D7%9D+%F0%9F%99%82+%FF').values).toEqual({ a: 'שלום 🙂 \ufffd' });
});

test('letters with diacritics are normalised', () => {
  expect(readBody(`a=${encodeURIComponent('s\u0326i t\u0326')}`).values).toEqual({ a: 'și ț' });
});

test('of two hundred and forty diacritics on a letter four are kept', () => {
  const zalgo = encodeURIComponent(`a${'\u0301'.repeat(240)}b`);
  expect(readBody(`a=${zalgo}`).values).toEqual({ a: `á${'\u0301'.repeat(4)}b`.normalize('NFC') });
});

test('a thousand fields are not read', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `f${index}=1`).join('&');
  expect(Object.keys(readBody(many).values).length).toBe(100);
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.test' }, false],
  [{ origin: 'https://site.test' }, true],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  [{ origin: 'https://evil.test', host: 'site.test' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('whether a form with %j comes from a page of ours: %s', (headers, expected) => {
  expect(isOwnPage(headers, 'https://site.test')).toBe(expected);
});
