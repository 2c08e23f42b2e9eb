import { expect, test } from 'vitest';
import { encodeHtml } from './encode-html.ts';

test.each(['', 'Cât costă?', 'șță – „ghilimele” €', 'un zâmbet 😀 întreg', 'ț'.repeat(200_000)])(
  'a text is encoded as it was written (%#)',
  (text) => {
    expect(new TextDecoder('utf-8', { fatal: true }).decode(encodeHtml(text))).toBe(text);
  },
);

test('a lone surrogate is replaced, and the rest of the text stays', () => {
  expect(encodeHtml('a\ud83d b').toString()).toBe('a\ufffd b');
});

test('a text leaves no trace in the next one', () => {
  const first = encodeHtml('primul text, mai lung');
  expect(encodeHtml('ăl doilea').toString()).toBe('ăl doilea');
  expect(first.toString()).toBe('primul text, mai lung');
});
