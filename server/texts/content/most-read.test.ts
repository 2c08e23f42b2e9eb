import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';

const pack = romanianRulePacks.at(-1) ?? null;
const { articles, findArticle, findLoanType } = siteContent(pack);

// The most read guides, in the editors' order.
const guides = [
  'ce-este-dae-si-cum-se-calculeaza',
  'banca-sau-ifn-diferente',
  'gradul-de-indatorare-cum-il-calculezi',
  'plafonarea-dobanzilor-la-ifn-legea-243-2024',
  'ce-faci-daca-nu-mai-poti-plati-ratele',
  'biroul-de-credit-cum-verifici-gratuit-situatia-ta',
  'refinantarea-creditelor-cand-merita',
  'rambursarea-anticipata-a-creditului',
  'robor-si-ircc-pentru-rata-ta',
  'salariul-minim-in-2026-brut-si-net',
  'credit-cu-dobanda-0-ce-inseamna-de-fapt',
  'linie-de-credit-sau-imprumut-in-rate',
  'dreptul-de-retragere-din-credit-14-zile',
  'semne-de-frauda-la-creditele-online',
  'fond-de-urgenta-cat-si-unde',
  'metoda-bulgarelui-sau-avalansa-datorii',
];
// Guides for which a picture would add nothing to the words.
const withoutPicture = [
  'biroul-de-credit-cum-verifici-gratuit-situatia-ta',
  'semne-de-frauda-la-creditele-online',
];

test("among articles of one date, the most read come first, in the editors' order", () => {
  const [day] = articles.map(({ published }) => published);
  const firstDay = articles.filter(({ published }) => published === day).map(({ slug }) => slug);
  expect(firstDay.filter((slug) => guides.includes(slug))).toEqual(guides);
  expect(firstDay.findIndex((slug) => !guides.includes(slug))).toBe(guides.length);
  const places = articles.flatMap(({ published, place }) => (place ? [`${published} ${place}`] : []));
  expect(new Set(places).size).toBe(places.length);
});

test.each(guides)('%s has 500 to 1 000 words and six to ten links', (slug) => {
  const { words, links } = findArticle(slug)?.body ?? { words: 0, links: [] };
  expect(words).toBeGreaterThanOrEqual(500);
  expect(words).toBeLessThanOrEqual(1000);
  const pages = new Set(links.filter((link) => link.startsWith('/')).map((link) => link.split('?')[0]));
  expect(pages.size).toBeGreaterThanOrEqual(6);
  expect(pages.size).toBeLessThanOrEqual(10);
});

test.each(guides.filter((slug) => !withoutPicture.includes(slug)))('%s has a picture', (slug) => {
  expect(findArticle(slug)?.body.charts).not.toEqual([]);
});

test.each([
  'credit-1000-lei',
  'credit-auto',
  'credit-cu-istoric-negativ',
  'credit-fara-adeverinta-de-venit',
  'credit-fara-dobanda',
  'credit-fara-verificare-in-biroul-de-credit',
  'credit-ifn',
  'credit-ipotecar',
  'credit-nevoi-personale',
  'credit-online-urgent',
  'credit-pana-la-salariu',
  'credit-pentru-restantieri',
  'credit-rapid-fara-anaf',
  'credite-nebancare',
  'credite-pentru-pensionari',
  'credite-pentru-studenti',
  'refinantare-credit',
])('the page about the loan %s has a picture, with its sources', (slug) => {
  const [chart] = findLoanType(slug)?.body.charts ?? [];
  expect(chart?.table.rows.length).toBeGreaterThan(1);
});
