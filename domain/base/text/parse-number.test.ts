import { expect, test } from 'vitest';
import { parseTypedNumber } from './parse-number.ts';

test.each([
  ['2000', 2000],
  ['2 000', 2000],
  ['2\u00a0000', 2000],
  ['2\u202f000', 2000],
  ['2.000', 2000],
  ['10.000.000', 10_000_000],
  ['2000,50', 2000.5],
  ['2.000,5', 2000.5],
  ['2 000,50 lei', 2000.5],
  ['2 000 de lei', 2000],
  ['500lei', 500],
  ['500 RON', 500],
  [' 3 ', 3],
  ['0', 0],
  ['007', 7],
  ['8,25', 8.25],
  ['8.25', 8.25],
  ['2\u00ad000', 2000],
  ['\ufeff2\u200b\u00a0000\u2060 lei\u200e', 2000],
])('"%s" is read as %d', (text, value) => {
  expect(parseTypedNumber(text)).toEqual({ ok: true, value });
});

test.each(['', '   ', '\u00a0'])('"%s" is empty', (text) => {
  expect(parseTypedNumber(text)).toEqual({ ok: false, reason: 'empty' });
});

test.each([
  'două mii',
  '2k',
  '1e5',
  '-5',
  '\u22125',
  '+5',
  '1,2,3',
  '2.000,50,1',
  ',5',
  '5,',
  '20 00',
  '2.0000',
  '1 000.000',
  '1.5.2',
  'lei',
  'Infinity',
  'NaN',
  '0x10',
])('"%s" is not guessed', (text) => {
  expect(parseTypedNumber(text)).toEqual({ ok: false, reason: 'not-a-number' });
});
