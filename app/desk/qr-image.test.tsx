import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import cases from '#tests/cases/qr-codes.json' with { type: 'json' };
import { QrImage } from './qr-image.tsx';

const QUIET = 4;

// Drawn by another program (python-qrcode 8.2), and read back by a third (OpenCV).
test.each(cases)('„$text” gives the same symbol as another program', ({ text, rows }) => {
  const markup = renderToStaticMarkup(<QrImage text={text} label="Cod QR" />);

  const drawn = rows.map((row) => Array.from(row, () => '.'));
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = drawn[Number(y) - QUIET];
    if (row) row[Number(x) - QUIET] = '#';
  }
  expect(drawn.map((row) => row.join(''))).toEqual(rows);
  const size = rows.length + 2 * QUIET;
  expect(markup).toContain(`viewBox="0 0 ${size} ${size}"`);
});

test('the longest text that fits is drawn, and a longer one is said to be too long', () => {
  const drawn = (length: number) =>
    renderToStaticMarkup(<QrImage text={'a'.repeat(length)} label="Cod QR" />).slice(0, 5);
  expect([drawn(2_331), drawn(2_332)]).toEqual(['<svg ', '<p cl']);
});
