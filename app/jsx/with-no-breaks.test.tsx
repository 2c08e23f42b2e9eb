/** @jsxImportSource #app/jsx */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const Box = ({ children }: { children: ReactNode }) => <li>{children}</li>;

test('JSX keeps no-break words on one line, with one element for each text', () => {
  expect(renderToStaticMarkup(<p>Dacă n-ar fi.</p>)).toBe(
    '<p><text-run>Dacă <no-break>n-ar</no-break> fi.</text-run></p>',
  );
  const range = '200–5\u00a0000';
  expect(
    renderToStaticMarkup(
      <>
        Dă {range}
        <b>lei</b>
      </>,
    ),
  ).toBe(`Dă <text-run><no-break>${range}</no-break></text-run><b>lei</b>`);
});

test('a component receives its props unchanged, and its texts are treated where an element holds them', () => {
  expect(renderToStaticMarkup(<Box>vi se cere</Box>)).toBe(
    '<li><text-run><no-break>vi se</no-break> cere</text-run></li>',
  );
});

test('titles, options and drawings hold plain text', () => {
  const html = '<select><option>l-ați</option></select><svg><text>n-ar</text></svg>';
  expect(
    renderToStaticMarkup(
      <>
        <select>
          <option>l-ați</option>
        </select>
        <svg>
          <text>n-ar</text>
        </svg>
      </>,
    ),
  ).toBe(html);
});
