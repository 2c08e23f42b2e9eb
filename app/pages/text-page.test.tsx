import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextPageRoute } from './text-page.tsx';

const text = {
  title: 'Termenii de utilizare',
  description: 'Reguli.',
  h1: 'Termenii de utilizare',
  updated: '2026-11-21',
  html: '<h2 id="unu">Unu</h2><h2 id="doi">Doi</h2>',
  headings: [
    { id: 'unu', text: 'Unu' },
    { id: 'doi', text: 'Doi' },
  ],
};

test('a legal document states its version and date, and has a table of contents', () => {
  const html = renderToStaticMarkup(<TextPageRoute data={{ ...text, version: '1.0' }} />);
  expect(html).toContain('Versiunea 1.0 din 21.11.2026.');
  expect([...html.matchAll(/<li><a href="(#\w+)">/g)].map(([, href]) => href)).toEqual(['#unu', '#doi']);
});

test('a text without versions states its date', () => {
  expect(renderToStaticMarkup(<TextPageRoute data={text} />)).toContain('Text din 21.11.2026.');
});
