import { leadFigures } from '#domain/offers/lead-figures.ts';
import { beforeAll, expect, test } from 'vitest';
import type { PublicReview } from '#server/people/comments/public-review.ts';
import { newLenderArgs } from '#tests/factories/lender-page-args.ts';
import { lenderPage, reviewedOffers, section } from '#tests/factories/rendered-lender.tsx';
import { loadLender } from './lender.data.ts';

const offers = await reviewedOffers();
/** pages of all lenders as first opened, by slug */
const pages = new Map<string, string>();

beforeAll(async () => {
  for (const { slug } of offers) pages.set(slug, await lenderPage(slug));
});

const FIGURE = /\d lei|\d%|\d de (lei|zile|luni)/;
const sectionsWithFigures = ['oferta', 'minim', 'conditii', 'creditor', 'intarziere'];

test('every section with figures on a lender’s page names their sources', async () => {
  const unsourced: string[] = [];
  for (const [slug, html] of pages) {
    for (const id of sectionsWithFigures) {
      const part = section(html, id);
      const text = part.replaceAll(/<[^>]*>/g, '');
      // The three fallback texts contain no figure about the lender.
      if (FIGURE.test(text) && !/Surs[ae]: /.test(text)) unsourced.push(`${slug} ${id}`);
    }
  }
  expect(unsourced).toEqual([]);
});

test('every source of a lender’s offer is among the sources of its page', async () => {
  const missing: string[] = [];
  for (const offer of offers) {
    const sources = section(pages.get(offer.slug) ?? '', 'surse');
    const { legalName, registers, conditions } = offer;
    const { price, amount, term, repayment } = leadFigures(offer);
    for (const figure of [price, amount, term, legalName, registers, repayment, ...conditions]) {
      const name = figure?.source.name.replaceAll('\u00a0', ' ');
      if (name && !sources.includes(name)) missing.push(`${offer.slug}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every page has one h1, no inline style, and a link to the lender only while its offer is available', async () => {
  const made = [...pages.values()];
  expect(made.map((html) => html.match(/<h1>/g)?.length)).toEqual(offers.map(() => 1));
  expect(made.filter((html) => /style=|NaN|undefined|\[object/.test(html))).toEqual([]);
  expect(made.map((html) => html.includes('/transition/'))).toEqual(offers.map(({ isActive }) => isActive));
});

// Pages of brokers and comparison sites among the collected facts: no page has their figures or addresses.

test('no page of a lender shows what only third parties print', () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(
      /finantist\.ro|financer\.ro|sortter\.com|finmatcher|credizen|creditfaralocdemunca/,
    );
    expect(html).not.toMatch(/299,46|2 321,01|4 108,31|551,24|85,04|102,72/);
  }
});

test('a lender’s other priced lenders carry their age, the old one last', async () => {
  const others = section(pages.get('ocean-credit') ?? '', 'alti-creditori');
  expect(others.indexOf('>Smile Credit: 3 760 lei<')).toBeGreaterThan(0);
  expect(others.indexOf('>Smile Credit: ')).toBeLessThan(others.indexOf('>Ferratum: '));
  expect(others).toMatch(/>Ferratum: [\d ,]+ lei, preț din 2022</);
  expect(others).not.toContain('după cât dați înapoi');
});

test('only published reviews of this lender are shown; without any, how they are moderated', async () => {
  const review: PublicReview = {
    id: '1',
    lenderSlug: 'smile-credit',
    name: 'Nume de probă',
    text: 'Text de probă.',
    stars: 4,
    image: '/poza-de-proba.jpg',
    publishedAt: new Date('2026-11-02T23:30:00Z'),
  };
  const other = { ...review, id: '2', lenderSlug: 'hora-credit', text: 'Despre altul.' };
  const html = await lenderPage('smile-credit', { reviews: [review, other] });
  expect(html).toContain('Text de probă.');
  expect(html).toContain('<bdi class="person-name">Nume de probă</bdi>, 03.11.2026');
  expect(html).not.toContain('Despre altul.');
  // docs/decisions/057-reviews-carry-no-picture.md
  expect(html).not.toContain('poza-de-proba');
  const none = section(await lenderPage('smile-credit'), 'pareri');
  expect(none).toContain('Încă nicio părere despre Smile Credit: nu le scriem noi și nu le cumpărăm.');
  expect(none).toContain('Cum ajunge o părere pe site');
});

test('a lender without a text has no page', async () => {
  const args = newLenderArgs('/credit-nevoi-personale/nimeni/', { slug: 'nimeni' }, { offers });
  expect(await loadLender(args)).toBeNull();
});

test('the review form is folded; sent with an error it is open, with the typed values', async () => {
  const form = (html: string) =>
    /<details class="fold"[^>]*><summary>Scrieți o părere<\/summary>[^]*?<\/details>/.exec(html)?.[0] ?? '';
  expect(form(pages.get('smile-credit') ?? '')).not.toMatch(/^<details[^>]* open/);
  const sent = await lenderPage('smile-credit', {
    submission: {
      token: 'x',
      values: { parere: 'Bună' },
      problems: [{ field: 'stele', message: 'Alegeți stelele' }],
    },
  });
  expect(form(sent)).toMatch(/^<details[^>]* open/);
  expect(form(sent)).toContain('Bună</textarea>');
});

test('prices reported by readers show their number and dates, and change neither score nor offer', async () => {
  const group = {
    ids: [1, 2, 3, 4, 5, 6],
    sumsLei: { min: 1_000, max: 1_200 },
    days: { min: 30, max: 30 },
    percentPerDay: { min: 0.95, max: 1 },
    feesLei: { min: 0, max: 0 },
    months: { from: '2026-08', to: '2026-11' },
  };
  const told = {
    lender: 'smile-credit',
    kind: 'single',
    group,
    askedOn: '2026-11-12',
    answer: null,
  } as const;
  const [plain, reported, other] = await Promise.all([
    lenderPage('smile-credit'),
    lenderPage('smile-credit', { reported: [told] }),
    lenderPage('hora-credit', { reported: [told] }),
  ]);
  const own = section(reported, 'pret-raportat').replaceAll(/<[^>]+>/g, '');
  expect(own).toContain(
    'credit cu o singură plată: 0,95 – 1,00% din sumă, pe zi, la 1 000 – 1 200 lei pe 30 de zile. 6 rapoarte, din august 2026 până în noiembrie 2026.',
  );
  expect(own).toContain('Creditorul a fost întrebat la 12.11.2026 și nu a răspuns în șapte zile.');
  expect(reported.replace(/<section[^>]* id="pret-raportat"[^]*?<\/section>/, '')).toBe(plain);
  expect(other).not.toContain('pret-raportat');
});
