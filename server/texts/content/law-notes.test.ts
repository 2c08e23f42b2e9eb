import { expect, test } from 'vitest';
import { lawLibrary } from '#tests/factories/law-library.ts';
import { citationValues, markNotes, misplacedNotes, withUnmarked } from './law-notes.ts';

const law = lawLibrary();

test('articles are numbered in order of appearance, and a repeated one keeps its number', () => {
  const { markdown, notes } = markNotes(
    'Una{{lege.oug-50-2010/art-43}}. Alta{{ lege.legea-243-2024/art-6 }}. Iar una{{lege.oug-50-2010/art-43}}.',
    law,
  );
  expect(markdown.replaceAll(/<sup class="law-mark"><a ([^>]*)>(\d)<\/a><\/sup>/g, '[$2 $1]')).toBe(
    'Una[1 href="#nota-1" id="nota-1-1" aria-label="Nota 1: OUG 50/2010, art. 43"]. ' +
      'Alta[2 href="#nota-2" id="nota-2-1" aria-label="Nota 2: Legea 243/2024, art. 6"]. ' +
      'Iar una[1 href="#nota-1" id="nota-1-2" aria-label="Nota 1: OUG 50/2010, art. 43"].',
  );
  expect(notes).toEqual([
    { number: 1, marks: 2, article: 'oug-50-2010/art-43' },
    { number: 2, marks: 1, article: 'legea-243-2024/art-6' },
  ]);
});

test('two marks beside each other are parted by a comma, two in one paragraph are not', () => {
  const { markdown } = markNotes(
    'Una{{lege.oug-50-2010/art-43}}{{lege.legea-243-2024/art-6}}, alta{{lege.oug-50-2010/art-32}}.',
    law,
  );
  expect(markdown.replaceAll(/<[^>]*>/g, '')).toBe('Una1, 2, alta3.');
});

test('articles of figures and short answers follow without a number, once', () => {
  const { notes: marked } = markNotes('Una{{lege.oug-50-2010/art-43}}.', law);
  const notes = withUnmarked(marked, ['oug-50-2010/art-43', 'legea-243-2024/art-6', 'legea-243-2024/art-6']);
  expect(notes.map(({ number, article }) => [number, article])).toEqual([
    [1, 'oug-50-2010/art-43'],
    [null, 'legea-243-2024/art-6'],
  ]);
});

test('where a mark cannot stand an article is cited in words', () => {
  expect(citationValues(law)).toMatchObject({
    'lege.legea-243-2024/art-6': 'Legea 243/2024, art. 6',
    'lege.oug-50-2010/art-32': 'OUG 50/2010, art. 32',
    'lege.og-85-2004/intreg': 'OG 85/2004',
  });
});

test.each([
  ['## Ce spune legea{{lege.legea-243-2024/art-6}}', 'a heading'],
  ['Text.\n\n> În temeiul legii{{lege.legea-243-2024/art-6}}', 'a quoted letter'],
  ['Un [link cu notă{{lege.legea-243-2024/art-6}}](/offers/).', 'a link'],
])('%j is refused: %s cannot contain a note', (markdown, place) => {
  expect(misplacedNotes(markdown)).toEqual([expect.stringContaining(place)]);
});

test('a figure of the law may stand in all of these', () => {
  expect(misplacedNotes('## La {{lege.zi_1}}\n\n> {{lege.zi_1}}\n\n[{{lege.zi_1}}](/offers/)')).toEqual([]);
});
