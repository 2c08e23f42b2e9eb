import { expect, test } from 'vitest';
import { seriesBook } from '#domain/base/series/series-book.ts';
import { typedFigures, withoutSources } from './typed-figures.ts';

const source = { name: 'BNR', url: null, date: '2026-10-01', readAt: null };
const book = seriesBook([
  { series: 'ircc', point: { from: '2026-07-01', value: 5.56, source } },
  { series: 'ircc', point: { from: '2026-10-01', value: 5.57, source } },
  { series: 'salariu-minim', point: { from: '2026-07-01', value: 4325, source } },
  { series: 'dobanda-cheie', point: { from: '2024-08-08', value: 6.5, source } },
]);
const found = (text: string) => typedFigures(text, book, '2026-11-23').length;

test.each([
  'IRCC este acum de 5,57%.',
  'Salariul minim brut: 4 325 de lei.',
  'Salariul minim brut: 4\u00a0325 lei.',
  'Salariul minim brut: 4325 lei.',
  'Dobânda-cheie a rămas la 6,5% și în mai.',
  'Dobânda BNR, 6,50%, nu s-a schimbat.',
])('„%s” has a typed figure that would become outdated', (text) => {
  expect(found(text)).toBe(1);
});

test.each([
  'IRCC a fost de 5,56% în vară.',
  'La o dobândă de 5,57% rata este mai mică.',
  'IRCC este acum {{serie.ircc}}.',
  'Salariul minim este de 14 325 de lei în exemplu.',
  'Cu IRCC și o marjă, 15,57% în total.',
])('„%s” has no typed figure', (text) => {
  expect(found(text)).toBe(0);
});

test('the names of sources are quotations', () => {
  const frontmatter = 'title: X\nsources:\n  - {\n      name: "IRCC de 5,57%",\n    }\nfaq: []';
  expect(withoutSources(frontmatter)).toBe('title: X\nfaq: []');
});
