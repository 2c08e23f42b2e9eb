import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

test('elements are matched by their local names', () => {
  const root = readXml('<?xml version="1.0"?><!-- a --><x:a xmlns:x="u" y:b="1 &amp; 2"><c/><c>t</c></x:a>');

  expect(root).toEqual({
    name: 'a',
    attributes: { x: 'u', b: '1 & 2' },
    text: '',
    children: [
      { name: 'c', attributes: {}, text: '', children: [] },
      { name: 'c', attributes: {}, text: 't', children: [] },
    ],
  });
});

test.each([
  ['', 'nothing'],
  ['<!DOCTYPE html><html><body></body></html>', 'HTML'],
  ['<a><b></a>', 'a tag that is not closed'],
  ['<a><b>', 'an end too early'],
  ['<a><b', 'an end inside a tag'],
  ['<a/><b/>', 'two documents'],
  ['{"a":1}', 'JSON'],
  ['</a>', 'an end without a beginning'],
  ['<a><__proto__>1</__proto__></a>', 'a name that JavaScript keeps'],
])('%s is refused: %s', (text) => {
  expect(() => readXml(text)).toThrow(expect.objectContaining({ code: 'not-xml' }));
});

test('a document of thousands of levels is refused like any other', () => {
  const deep = '<a>'.repeat(5_000) + '</a>'.repeat(5_000);
  expect(() => readXml(deep)).toThrow(expect.objectContaining({ name: 'RatesError', code: 'not-xml' }));
});
