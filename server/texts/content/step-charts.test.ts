import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { renderMarkdown } from './markdown.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const noBlocks = {
  table: () => ({ caption: '', head: [], rows: [], note: '' }),
  chart: () => {
    throw new RangeError('no chart was asked for');
  },
};
const block = (steps: string) =>
  renderMarkdown(
    `Înainte.\n\n\`\`\`trepte\ntitlu: T\nserii: [A]\npana_la: '2026-05-15'\nsursa: { name: S, url: 'https://a.ro/', date: '2026' }\ntrepte:\n${steps}\n\`\`\`\n\nDupă.`,
    noBlocks,
  );
const step = (day: string, values: string) =>
  `  - { de_la: '${day}', valori: [${values}], sursa: { name: S, url: 'https://a.ro/', date: '2026' } }`;

test('the chart of the central bank ends at the rate and date that the legal ceiling follows', () => {
  const { entries } = siteContent(pack);
  const article = entries.find(({ slug }) => slug === 'dobanda-de-politica-monetara-explicata');
  const steps = article?.body.charts.find(({ shape }) => shape.kind === 'steps');
  const [policy, facility] = steps?.shape.kind === 'steps' ? steps.shape.lines : [];
  expect(policy?.points).toHaveLength(19);
  const { value, source } = pack?.lendingFacilityPercent ?? {};
  expect(facility?.points.at(-1)).toEqual([Date.parse(source?.date ?? ''), value]);
});

test('a chart replaces its block in the text', () => {
  const { html, charts } = block(`${step('2024-07-08', '6.75')}\n${step('2024-08-08', '6.5')}`);
  expect(html).toMatch(/Înainte\.<\/p>\s*<!--grafic-->\s*<p>După/);
  expect(charts).toMatchObject([
    {
      title: 'T',
      description: expect.stringContaining(
        'A: cel mai jos 6,50%, din 08.08.2024; cel mai sus 6,75%, din 08.07.2024; 6,50% la 15.05.2026.',
      ) as string,
    },
  ]);
});

test.each([
  [
    'a step out of order',
    `${step('2024-08-08', '6.5')}\n${step('2024-07-08', '6.75')}`,
    'oldest to the newest',
  ],
  ['a step after the last day', `${step('2024-08-08', '6.5')}\n${step('2026-06-01', '6')}`, 'before pana_la'],
  [
    'a step with a value too many',
    `${step('2024-07-08', '6.75, 7')}\n${step('2024-08-08', '6.5')}`,
    'one value',
  ],
  ['a single step', step('2024-08-08', '6.5'), 'trepte'],
])('%s is refused', (_, steps, problem) => {
  expect(() => block(steps)).toThrow(problem);
});
