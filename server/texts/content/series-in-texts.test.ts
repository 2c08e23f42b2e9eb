import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { romanianRulePacksBy } from '#domain/law/romanian-rule-packs.ts';
import { isOld } from '#domain/base/series/series-age.ts';
import { pointOn, withEntries } from '#domain/base/series/series-book.ts';
import { type SeriesName, seriesNames } from '#domain/base/series/series.ts';
import { readConfig } from '#server/config.ts';
import { readSiteContent } from './read-site-content.ts';

const now = new Date('2026-11-23T10:00:00Z');
const site = readSiteContent(readConfig({}), now);
const source = { name: 'BNR', url: null, date: '2026-11-20', readAt: '2026-11-20' };
const entry = (series: SeriesName, from: string, value: number) => ({
  series,
  point: { from, value, source },
});
const book = withEntries(site.series, [
  entry('dobanda-cheie', '2026-11-20', 6.25),
  entry('lombard', '2026-11-20', 7.25),
  entry('ircc', '2026-11-20', 4.44),
  entry('robor-3m', '2026-11-20', 5.12),
  entry('inflatie', '2026-10-01', 7.77),
  entry('salariu-minim', '2026-11-01', 4500),
  entry('impozit-dividende', '2026-01-01', 18),
]);
const law = { ...romania, rulePacks: romanianRulePacksBy(book.lombard) };
const after = site.contentBy(now, law, book).content;
const text = (content: typeof after, slug: string) =>
  (content.findArticle(slug)?.body.html ?? '').replaceAll('\u00a0', ' ');

test.each([
  ['robor-si-ircc-pentru-rata-ta', ['5,57%', '5,84%'], ['4,44%', '5,12%']],
  ['inflatia-cum-iti-afecteaza-economiile', ['6,17%', '9 419 lei'], ['7,77%', '9 279 lei']],
  ['titluri-de-stat-fidelis-si-tezaur', ['6,17%'], ['7,77%']],
  ['dobanda-de-politica-monetara-explicata', ['34,5%'], ['6,25%', '34,25%']],
  ['salariul-minim-in-2026-brut-si-net', ['2 699 lei'], ['4 500 de lei', '2 805 lei']],
  ['cum-citesti-fluturasul-de-salariu', ['4 325 lei'], ['4 500 lei', '2 805 lei']],
  // The tax on 67 200 lei of dividends at 16 and 18%, and the rest of 80 000 lei of profit.
  ['pfa-sau-srl-diferente', ['10 752 lei'], ['18% (în 2026)', '12 096 lei', '50 244 lei']],
])('the figures of %s follow their series', (slug, gone, come) => {
  for (const figure of gone) expect(text(site.content, slug)).toContain(figure);
  for (const figure of come) {
    expect(text(site.content, slug)).not.toContain(figure);
    expect(text(after, slug)).toContain(figure);
  }
});

test('the newest values are stated with their dates', () => {
  const newest = (name: SeriesName) => site.series[name].at(-1);
  expect(newest('ircc')).toMatchObject({ from: '2026-10-01', value: 5.57 });
  expect(newest('robor-3m')).toMatchObject({ from: '2026-09-17', value: 5.84 });
  expect(newest('robor-6m')).toMatchObject({ from: '2026-09-17', value: 5.92 });
  expect(newest('inflatie')).toMatchObject({ from: '2026-08-01', value: 6.17 });
});

test('every starting series has a current value, and outdated ones are known', () => {
  const old = seriesNames.filter((name) => {
    const point = pointOn(site.series[name], '2026-11-23');
    if (!point) throw new Error(`no value of ${name}`);
    return isOld(name, point, '2026-11-23');
  });
  expect(old).toEqual([
    'dobanda-cheie',
    'lombard',
    'robor-3m',
    'robor-6m',
    'dae-credite-consum',
    'dobanda-descoperit-de-cont',
    'inflatie',
  ]);
});
