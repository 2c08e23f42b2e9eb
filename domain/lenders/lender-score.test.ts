import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lenderScore, scoreCriteria } from './lender-score.ts';

const today = '2026-11-21';
const source = (date: string, name = 'pagina creditorului') => ({ name, url: null, date, readAt: null });

test('each criterion with a source of the last twelve months brings one point', () => {
  const all = Object.fromEntries(scoreCriteria.map(({ id }) => [id, [source('2026-11')]]));
  expect(lenderScore(all, today)).toMatchObject({ points: 10, outOf: 10 });
  expect(lenderScore({ name: [source('2026-11')] }, today).points).toBe(1);
});

test('what was found in an older source is shown, and brings nothing', () => {
  const score = lenderScore({ price: [source('2022')] }, today);
  expect(score.points).toBe(0);
  expect(score.rows.find(({ id }) => id === 'price')).toEqual({
    id: 'price',
    label: 'Prețul',
    state: 'old',
    source: source('2022'),
  });
});

test('of several sources the newest counts', () => {
  const score = lenderScore({ contact: [source('2017'), source('2026-10', 'formularul')] }, today);
  expect(score.rows.find(({ id }) => id === 'contact')).toMatchObject({
    state: 'recent',
    source: source('2026-10', 'formularul'),
  });
});

test('a lender of whom nothing was found has every criterion, and no point', () => {
  const { rows, points } = lenderScore({}, today);
  expect(points).toBe(0);
  expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'missing'));
});

test('the published method names every criterion, its one point and the age of sources', () => {
  const page = readFileSync(new URL('../../content/pages/metoda-de-evaluare.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| +(\d+) +\| ([^|]+?) +\|/gm)].map(([, , label]) => label);
  expect(rows).toEqual(scoreCriteria.map(({ label }) => label));
  expect(page).toContain('un punct');
  expect(page).toContain('12 luni');
});
