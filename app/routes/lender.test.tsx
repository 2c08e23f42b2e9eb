import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Offer } from '#domain/offers/offer.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import type { PublicReview } from '#server/pages/page-contract.ts';
import { newIdentity } from '#tests/factories/new-offer.ts';
import { newLenderArgs } from '#tests/factories/lender-page-args.ts';
import { loadLender } from './lender.data.ts';
import { LenderRoute } from './lender.tsx';

let offers: Offer[] = [];
/** the pages of all lenders as they first open, by slug */
const pages = new Map<string, string>();

beforeAll(async () => {
  // 12rate has no review: its sheet is enough.
  offers = (await findOffersFile('RO'))?.offers.filter(({ slug }) => slug !== '12rate') ?? [];
  for (const { slug } of offers) pages.set(slug, await lenderPage(slug));
});

type Options = { search?: string; activeIds?: string[]; reviews?: PublicReview[]; offers?: Offer[] };

/** The page of a lender with the site's own text and offers, no-break spaces as plain ones. */
async function lenderPage(slug: string, { search = '', ...options }: Options = {}): Promise<string> {
  const data = await loadLender(
    newLenderArgs(
      `/credit-nevoi-personale/${slug}/${search}`,
      { slug },
      { offers, lenders: offers.map((offer) => offer.slug), ...options },
    ),
  );
  if (!data) throw new Error(`no page of ${slug}`);
  return renderToStaticMarkup(<LenderRoute data={data} />).replaceAll('\u00a0', ' ');
}

/** The markup of one section, by its id. */
function section(html: string, id: string): string {
  return new RegExp(`<section[^>]* id="${id}"[^]*?</section>`).exec(html)?.[0] ?? '';
}

test('a lender with a price: what my amount costs, for how long, and the way there', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=500&perioada=15&unitate=zile' });
  expect(html).toContain('<h1>Smile Credit: trei zile cu 0%, apoi 1% pe zi</h1>');
  expect(html).toContain('href="/transition/?oferta=102&amp;suma=500&amp;perioada=15&amp;unitate=zile"');
  expect(html).toContain('rel="nofollow"');
  expect(html).toContain('Atenție! Banii împrumutați costă bani.');
  // The lender's own example: 500 lei for 15 days cost 60 lei; DAE (560/500)^(365/15) − 1.
  const offer = section(html, 'oferta');
  expect(offer).toContain('560 lei');
  expect(offer).toContain('1 476%');
  expect(offer).toContain('pagina creditorului „Detalii linie credit”');
  expect(section(html, 'in-timp')).toContain('Aceiași 500 de lei, dacă îi țineți mai mult');
});

test('a lender without a price: only what the law allows, and no cost of its own', async () => {
  const html = await lenderPage('ocean-credit', { search: '?suma=2000&perioada=3' });
  const offer = section(html, 'oferta');
  expect(offer).toContain('Nu avem un preț al acestui creditor pentru suma și perioada alese.');
  expect(offer).toContain('maximul legal: 3 820 lei de dat înapoi');
  expect(offer).not.toContain('cost-mark');
  const costs = section(html, 'in-timp');
  expect(costs).toContain('Nu este prețul creditorului');
  expect(costs).not.toContain('DAE');
});

test('a bank of another state: its licence and authority, and no ceiling of the IFNs', async () => {
  const html = await lenderPage('ferratum');
  const identity = section(html, 'creditor');
  expect(identity).toContain('licența C 56251, supravegheată de MFSA');
  expect(identity).toContain('https://ro.scribd.com/document/683763916/Termeni-Si-Conditii');
  expect(html).toContain('Bancă din alt stat · linie de credit');
  const offer = section(html, 'oferta');
  expect(html).not.toMatch(/maximul legal|reper|cost-bar-end/);
  expect(offer).toContain('Avem un preț din 2022. Confirmați-l la creditor înainte de a semna.');
  expect(offer).toContain('Este o linie de credit, cu o plată minimă în fiecare lună.');
  // An old price explains itself, but is no representative example and stands in no warning.
  expect(offer).toContain('Calcul cu un preț vechi, Ferratum: 2 000 de lei pe 3 luni');
  expect(html).not.toContain('Exemplu reprezentativ, Ferratum');
  expect(/<p class="lender-warning">.*?<\/p>/.exec(html)?.[0]).not.toContain('DAE');
  expect(section(html, 'in-timp')).toContain('Calculat cu un preț vechi');
  expect(section(html, 'intarziere')).toContain(
    'Băncile nu sunt cuprinse în ea (art. 1), deci nici cele din alt stat',
  );
});

test('no cost is told beyond the limit of the only form there is', async () => {
  const html = await lenderPage('ferratum', { search: '?suma=10000&perioada=12' });
  const offer = section(html, 'oferta');
  expect(offer).not.toContain('cost-mark');
  expect(offer).toContain('5 000 de lei');
  expect(section(html, 'in-timp')).toBe('');
});

test('a lender’s other priced lenders carry their age, the old one last', async () => {
  const others = section(pages.get('ocean-credit') ?? '', 'alti-creditori');
  expect(others.indexOf('>Smile Credit<')).toBeLessThan(others.indexOf('>Ferratum<'));
  expect(others).toContain('preț din 2022');
  expect(others).not.toContain('după cât dați înapoi');
});

test.each(['hora-credit', 'credit-fix', 'extra-simplu'])(
  '%s, whose register number we did not find, can be reached, and no ceiling is claimed of it',
  async (slug) => {
    const html = await lenderPage(slug);
    expect(html).toContain('href="/transition/?oferta=');
    expect(section(html, 'oferta')).toContain('Numărul lui de registru nu l-am găsit');
    expect(section(html, 'creditor')).toContain('numărul de registru negăsit de noi');
    expect(section(html, 'oferta')).not.toContain('maximul legal');
    expect(html).not.toContain('id="in-timp"');
    expect(section(html, 'intarziere')).toContain('Dacă firma este un IFN înscris la BNR');
  },
);

const fallback =
  /<h2[^>]*>Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru\.<\/h2><p[^>]*>Găsiți împrumutul în doar 5 minute!<\/p><p><a href="\/"[^>]*>Găsiți un împrumut<\/a><\/p>/;

test.each([
  ['is not active', 'credit7', {}],
  ['is not in the lead feed', 'smile-credit', { activeIds: ['101'] }],
  ['can not be read', 'smile-credit', { offers: [] }],
])('an offer that %s shows the three texts of the specification and no price', async (_, slug, options) => {
  const html = await lenderPage(slug, options);
  expect(section(html, 'oferta')).toMatch(fallback);
  expect(html).not.toContain('/transition/');
  expect(html).not.toContain('id="in-timp"');
  expect(html).not.toContain('Comparați cu alte oferte');
});

test.each<[string, Partial<Offer>]>([
  ['nobody names', { legalName: null, registers: null }],
  [
    'only the press names',
    {
      legalName: newIdentity('A IFN S.A.', { origin: 'other' }),
      registers: newIdentity(['RG-PJR-41-110300'], { origin: 'other' }),
    },
  ],
])('a lender %s has no offer, no way to it and no name on its page', async (_, identity) => {
  const nameless = offers.map((offer) => (offer.slug === 'ocean-credit' ? { ...offer, ...identity } : offer));
  const html = await lenderPage('ocean-credit', { offers: nameless });
  expect(section(html, 'oferta')).toMatch(fallback);
  expect(html).not.toContain('/transition/');
  expect(section(html, 'creditor')).not.toMatch(/A IFN S\.A\.|RG-PJR/);
});

test('while the offers can not be read, nothing is said to be missing that may only be unread', async () => {
  const html = await lenderPage('smile-credit', { offers: [] });
  expect(html).not.toContain('Negăsit într-o sursă bună');
  expect(html).not.toContain('fără firmă confirmată');
  expect(html).not.toContain('id="conditii"');
});

test('a sum or term outside the offer is explained, and the way to other offers stays', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=9000&perioada=3' });
  expect(section(html, 'oferta')).toContain('Acest creditor împrumută cel mult 5 000 de lei.');
  expect(html).not.toContain('id="in-timp"');
  expect(html).toContain('href="/offers/?suma=9000&amp;perioada=3"');
});

test('what can not be read is explained beside its field and kept in it', async () => {
  const html = await lenderPage('smile-credit', { search: '?suma=multi&perioada=3' });
  expect(html).toContain('<title>Eroare: Smile Credit');
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*id="suma"[^>]*value="multi"/);
  expect(html).toContain('href="#suma"');
});

test('the cost of being late: the law for the sum, and the lender’s own words with their source', async () => {
  const html = section(await lenderPage('hora-credit', { search: '?suma=3000&perioada=3' }), 'intarziere');
  // Legea 243/2024, art. 2 j and 6: penalties are inside the double of the sum, not on top of it.
  expect(html).toContain('La 3 000 de lei, costul, cu întârzieri cu tot, se oprește la');
  expect(html).toContain('Așa citim noi legea');
  expect(html).not.toContain('alți');
  expect(html).toContain('se adună 310 lei');
  expect(html).toContain('https://horacredit.ro/');
});

test('only published reviews of this lender are shown; without any, how they are checked', async () => {
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
  expect(html).toContain('Nume de probă, 03.11.2026');
  expect(html).not.toContain('Despre altul.');
  // docs/decisions/057-reviews-carry-no-picture.md
  expect(html).not.toContain('poza-de-proba');
  const none = section(await lenderPage('smile-credit'), 'pareri');
  expect(none).toContain('Încă nu am publicat nicio părere despre acest creditor.');
  expect(none).toContain('Cum ajunge o părere pe site');
});

const FIGURE = /\d lei|\d%|\d de (lei|zile|luni)/;
const sectionsWithFigures = ['oferta', 'in-timp', 'conditii', 'creditor', 'intarziere', 'alti-creditori'];

test('on every lender’s page a section with figures names where they come from', async () => {
  const unsourced: string[] = [];
  for (const [slug, html] of pages) {
    for (const id of sectionsWithFigures) {
      const part = section(html, id);
      // What the visitor asked for is no figure of the lender.
      const text = part.replaceAll(/<[^>]*>/g, '').replace('2 000 de lei, pe 3 luni.', '');
      // The three texts of the fallback hold no figure about the lender.
      if (FIGURE.test(text) && !/Surs[ae]: |Preț: /.test(text)) unsourced.push(`${slug} ${id}`);
    }
  }
  expect(unsourced).toEqual([]);
});

test('every source of a lender’s offer is among the sources of its page', async () => {
  const missing: string[] = [];
  for (const offer of offers) {
    const sources = section(pages.get(offer.slug) ?? '', 'surse');
    const { price, amount, term, legalName, registers, repayment, conditions } = offer;
    for (const figure of [price, amount, term, legalName, registers, repayment, ...conditions]) {
      const name = figure?.source.name.replaceAll('\u00a0', ' ');
      if (name && !sources.includes(name)) missing.push(`${offer.slug}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('the score counts recent sources, shows old ones without a point, and links its method', () => {
  const smile = section(pages.get('smile-credit') ?? '', 'verificat');
  // Everything was read in November 2026; what being late costs is not published.
  expect(smile).toContain('Cât se poate verifica: 9 din 10');
  expect(smile).toContain('href="/metoda-de-evaluare/"');
  expect(smile).toMatch(/Costul întârzierii<\/th><td>negăsită<\/td><td class="r">0/);
  // Its one page of terms is older than 2018; the sum up to 16 000 lei is on its blog, read this month.
  const ocean = section(pages.get('ocean-credit') ?? '', 'verificat');
  expect(ocean).toContain('Cât se poate verifica: 1 din 10');
  expect(ocean).toMatch(/Denumirea firmei<\/th><td>din 2017, prea veche<\/td><td class="r">0/);
});

test('every page has one h1, no inline style, and a way to the lender only while its offer can be taken', async () => {
  const made = [...pages.values()];
  expect(made.map((html) => html.match(/<h1>/g)?.length)).toEqual(offers.map(() => 1));
  expect(made.filter((html) => /style=|NaN|undefined|\[object/.test(html))).toEqual([]);
  expect(made.map((html) => html.includes('/transition/'))).toEqual(offers.map(({ isActive }) => isActive));
});

test('a lender that nothing is written about has no page', async () => {
  const args = newLenderArgs('/credit-nevoi-personale/nimeni/', { slug: 'nimeni' }, { offers });
  expect(await loadLender(args)).toBeNull();
});

test('the evidence of a price stands by date, with its tier and what it lets us say', async () => {
  const viva = section(pages.get('viva-credit') ?? '', 'dovezi');
  const said = [...viva.matchAll(/<li class="evidence-([a-z-]+)">/g)].map((match) => match[1]);
  // The contract of 2019 passes today’s ceiling, the form of 2018 tells no price, the press of 2012 passes it too.
  expect(said).toEqual(['history', 'none', 'history']);
  expect(viva).toContain('dobândă 1,2% pe zi');
  expect(viva).toContain('un contract al creditorului din 07.04.2019');
  expect(viva).toContain('Din 11.11.2024 legea pune un plafon: 1% pe zi');
  expect(section(pages.get('smile-credit') ?? '', 'dovezi')).toContain('preț publicat de creditor');
  expect(section(pages.get('ferratum') ?? '', 'dovezi')).not.toContain('legea pune un plafon');
});

// Pages of brokers and comparison sites among the collected facts: none of their figures or addresses is on any page.
test('no page of a lender shows what only third parties print', () => {
  for (const html of pages.values()) {
    expect(html).not.toMatch(
      /finantist\.ro|financer\.ro|sortter\.com|finmatcher|credizen|creditfaralocdemunca/,
    );
    expect(html).not.toMatch(/299,46|2 321,01|4 108,31|551,24|85,04|102,72/);
  }
});

test('what is known of a lender stands in a row at the head of its page', () => {
  const known = /<dl class="lender-known">.*?<\/dl>/.exec(pages.get('smile-credit') ?? '')?.[0];
  expect(known).toContain('între 200 și 5 000 de lei');
  expect(known).toContain('cel mult 91 de zile');
  expect(known).toContain('cost 1 087 de lei');
});
