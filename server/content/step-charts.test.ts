import path from 'node:path';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { readContent } from './content.ts';
import { renderMarkdown } from './markdown.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const block = (steps: string) =>
  renderMarkdown(
    `Înainte.\n\n\`\`\`trepte\ntitlu: T\nserii: [A]\npana_la: '2026-05-15'\nsursa: { name: S, url: 'https://a.ro/', date: '2026' }\ntrepte:\n${steps}\n\`\`\`\n\nDupă.`,
    () => ({ caption: '', head: [], rows: [], note: '' }),
  );
const step = (day: string, values: string) =>
  `  - { de_la: '${day}', valori: [${values}], sursa: { name: S, url: 'https://a.ro/', date: '2026' } }`;

test('the chart of the central bank ends at the rate and the day that the ceiling of the law follows', () => {
  const { entries } = readContent(path.join(import.meta.dirname, '../../content'), pack, {});
  const article = entries.find(({ slug }) => slug === 'dobanda-de-politica-monetara-explicata');
  const [chart] = article?.body.stepCharts ?? [];
  expect(chart?.trepte.length).toBe(18);
  expect(chart?.trepte.at(-1)?.valori.at(-1)).toBe(pack?.lendingFacilityPercent?.value);
  expect(chart?.pana_la).toBe(pack?.lendingFacilityPercent?.source.date);
});

test('a chart stands in the text where its block was', () => {
  const { html, stepCharts } = block(`${step('2024-07-08', '6.75')}\n${step('2024-08-08', '6.5')}`);
  expect(html).toMatch(/Înainte\.<\/p>\s*<!--trepte-->\s*<p>După/);
  expect(stepCharts.map(({ trepte }) => trepte.map(({ valori }) => valori))).toEqual([[[6.75], [6.5]]]);
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
