import { expect, test } from 'vitest';
import { newSource } from '#tests/factories/new-offer.ts';
import { groupBySource, uniqueSources } from './group-by-source.ts';

const page = newSource({ name: 'pagina' });
const form = newSource({ name: 'formularul', url: null });

test("facts of one source stand together, in the order of the sources' first appearance", () => {
  const groups = groupBySource([
    { text: 'a', source: page },
    { text: 'b', source: form },
    { text: 'c', source: { ...page } },
  ]);
  expect(groups.map(({ source, items }) => [source.name, items.map(({ text }) => text)])).toEqual([
    ['pagina', ['a', 'c']],
    ['formularul', ['b']],
  ]);
});

test('the same page read in another year is another source', () => {
  const older = { ...page, date: '2022' };
  expect(uniqueSources([page, form, older, { ...page }])).toEqual([page, form, older]);
});
