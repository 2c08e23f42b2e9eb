import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { PurposeTexts } from '#app/offers/shared/loan-request/loan-fields.tsx';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import type { HomeTexts } from '#domain/texts/schemas/home-schema.ts';
import { homeValues } from './home-values.ts';

const texts = load(readFileSync('content/pages/home.yml', 'utf8')) as HomeTexts;
const { purposes: purposeTexts } = load(readFileSync('content/pages/offers.yml', 'utf8')) as {
  purposes: PurposeTexts;
};
const rulePack = rulePackInForce(romania.rulePacks, '2026-11-21');

function sections(changes: Partial<HomeSectionsProps> = {}) {
  const html = renderToStaticMarkup(
    <HomeSections
      texts={texts}
      purposeTexts={purposeTexts}
      counters={[]}
      claims="sourced"
      values={homeValues(rulePack)}
      rulePack={rulePack}
      term={{ count: 3, unit: 'months' }}
      loanTypes={[{ slug: 'credit-ifn', menu: 'Credit IFN' }]}
      reviews={[]}
      pageExists={() => true}
      {...changes}
    />,
  );
  return html.replaceAll('\u00a0', ' ');
}

const review = {
  id: '1',
  name: 'Nume de probă',
  about: 'Smile Credit',
  text: 'Text de probă.',
  stars: 4,
  date: '2026-11-02',
};

test('every block of the specification is present, in the order of the page', () => {
  const html = sections();
  const blocks = [
    'id="pasi"',
    'id="credite-obisnuite"',
    'id="unelte"',
    'href="/offers/?suma=200&amp;perioada=3"',
    'href="/offers/?scop=medical"',
    'href="/credit-ifn/">Credit IFN',
    'id="de-ce"',
    'id="avantaje"',
    'id="pareri"',
    'id="intrebari"',
  ].map((block) => html.indexOf(block));
  expect(blocks.every((place) => place >= 0)).toBe(true);
  expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
  expect(html).toContain('Împrumutați doar cât puteți da înapoi.');
});

test('no placeholder is left, and every figure is computed', () => {
  const html = sections();
  expect(html).not.toMatch(/[{}]|NaN|undefined/);
  // Legea 243/2024: 1% a day of 500 lei over 15 days; 0,8% a day of 10 000 lei over 91 days.
  expect(html).toContain('75 lei');
  expect(html).toContain('7 280 lei');
  // (1 + 0,3)^(365/30) − 1
  expect(html).toContain('DAE ajunge la 2 334%');
});

test('without reviews the page states that there are none, invites the first one, explains moderation and shows no stars', () => {
  const html = sections();
  expect(html).toContain('Încă nicio părere');
  expect(html).toContain('Scrieți o părere');
  expect(html).toContain('Cum ajunge o părere pe site');
  expect(html).not.toContain('din 5');
});

test('a published review is shown with its stars, lender and date', () => {
  const html = sections({ reviews: [review] });
  expect(html).toContain('aria-label="4 din 5"');
  expect(html).toContain('<bdi class="person-name">Nume de probă</bdi> despre Smile Credit, 02.11.2026');
  expect(html).not.toContain('Încă nicio părere');
});

test('links to missing pages are left out', () => {
  const html = sections({ pageExists: (path) => path !== '/contact/' });
  expect(html).not.toContain('href="/contact/"');
  expect(html).toContain('href="/datorii/"');
  const withoutDebts = sections({ pageExists: (path) => path !== '/datorii/' });
  expect(withoutDebts).not.toContain('href="/datorii/"');
  expect(sections({ pageExists: () => false })).not.toContain('id="unelte"');
});

test('a counter is shown with its source and date', () => {
  expect(sections()).not.toContain('class="counters"');
  const counters = [
    { value: '16', label: 'creditori urmăriți', source: 'lista noastră', date: '2026-11-21' },
  ];
  expect(sections({ counters })).toContain('lista noastră, 21.11.2026');
});

test('a country without ceilings and right of withdrawal makes no statement about them', () => {
  const html = sections({ rulePack: null, values: homeValues(null) });
  expect(html).not.toContain('id="credite-obisnuite"');
  expect(html).not.toContain('Mă pot răzgândi');
});
