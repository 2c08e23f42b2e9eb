import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '#tests/setup/text-of.ts';
import { LawNotes } from './law-notes.tsx';

const note = { number: 1, marks: 2, href: '/legi/oug-50-2010/art-42/', name: 'OUG 50/2010, art. 42' };

test("the articles of a text are a closed fold with their number; each article's page states how it was read", () => {
  const html = renderToStaticMarkup(
    <LawNotes notes={[{ ...note, title: 'răspunsul la reclamație', ended: null }]} />,
  );
  expect(html).toContain('<details class="fold"><summary>Articolele de lege (1)</summary>');
  expect(textOf(html)).toContain('OUG 50/2010, art. 42 : răspunsul la reclamație.');
  // One link back for each mark in the text.
  expect(html.match(/href="#nota-1-\d"/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<LawNotes notes={[]} />)).toBe('');
});
