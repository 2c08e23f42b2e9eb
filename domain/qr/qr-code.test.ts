import { expect, test } from 'vitest';
import cases from '#tests/cases/qr-codes.json' with { type: 'json' };
import { qrCode } from './qr-code.ts';

// Drawn by another program (python-qrcode 8.2, with the mask chosen here), and read back by a third (OpenCV).
test.each(cases)('„$text” is the same symbol that another program draws', ({ text, rows }) => {
  expect(qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))).toEqual(rows);
});

test.each([
  [14, 21],
  [15, 25],
  [666, 97],
])('a text of %i bytes takes a symbol of %i modules', (length, size) => {
  expect(qrCode('x'.repeat(length))).toHaveLength(size);
});

test('a text that no symbol here has room for is refused', () => {
  expect(() => qrCode('x'.repeat(667))).toThrow(RangeError);
});
