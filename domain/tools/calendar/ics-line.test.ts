import fc from 'fast-check';
import { expect, test } from 'vitest';
import { icsDate, icsLine, icsText } from './ics-line.ts';

test('a short line ends with a carriage return and a line feed', () => {
  expect(icsLine('SUMMARY', 'Anul Nou')).toBe('SUMMARY:Anul Nou\r\n');
});

test('a long line continues after a space', () => {
  expect(icsLine('X', 'a'.repeat(80))).toBe(`X:${'a'.repeat(73)}\r\n ${'a'.repeat(7)}\r\n`);
});

test('letters of two octets are counted as two and never cut', () => {
  expect(icsLine('X', 'ș'.repeat(37))).toBe(`X:${'ș'.repeat(36)}\r\n ș\r\n`);
});

test('text is escaped', () => {
  expect(icsText('Da, nu; poate\\\nmâine')).toBe(String.raw`Da\, nu\; poate\\\nmâine`);
});

test('a day is eight digits', () => {
  expect(icsDate('2024-05-02')).toBe('20240502');
});

test('for any text no line passes 75 octets and unfolding restores it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const value = icsText(text.replaceAll('\r', ''));
      const written = icsLine('DESCRIPTION', value);
      for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(written.slice(0, -2).replaceAll('\r\n ', '')).toBe(`DESCRIPTION:${value}`);
    }),
  );
});
