import { expect, test } from 'vitest';
import { splitNoBreaks } from './split-no-breaks.ts';

test.each([
  ['dacă n-ar fi', 'n-ar'],
  ['Într-o zi', 'Într-o'],
  ['puneți-le într-un plan', 'puneți-le', 'într-un'],
  ['confirmați-l la creditor', 'confirmați-l'],
  ['ce vi se cere', 'vi se'],
  ['prin e-mail, din e-mailul primit', 'e-mail', 'e-mailul'],
  ['I se spune DAE; i se cere', 'I se', 'i se'],
  ['dă 200–5\u00a0000\u00a0lei.', '200–5\u00a0000'],
  ['între 8,5–9,25%, pe an', '8,5–9,25%'],
])('words of „%s” that stay on one line: %s %s', (text, ...words) => {
  expect(splitNoBreaks(text).filter((_, at) => at % 2 === 1)).toEqual(words);
});

test.each([
  'credit fără comision',
  'nimic din asta se schimbă',
  '/credit-ifn/ și /n-ar/',
  'dus-întors-dus',
  'RS-PJR-33-110111/18.05.2018',
  'luni – vineri',
  'momentan disponibilă pe site-ul nostru',
])('„%s” is left unchanged', (text) => {
  expect(splitNoBreaks(text)).toEqual([text]);
});
