import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { asWritten } from '#tests/factories/rendered-lender.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { loadLoanType } from './loan-type.data.ts';
import { LoanTypeRoute } from './loan-type.tsx';

const content = siteContent(rulePackInForce(romania.rulePacks, '2026-11-21'));
const file = await findOffersFile('RO');
const offers = withProducts(file?.offers ?? [], content.evidence);
const slugs = content.entries.filter(({ type }) => type === 'seo').map(({ slug }) => slug);

async function pageOf(slug: string) {
  const args = newPageArgs(`/${slug}/`, { offers });
  const data = await loadLoanType({ ...args, params: { slug }, services: { ...args.services, content } });
  if (!data) throw new Error(`no page ${slug}`);
  return data;
}

test('no three lenders stand together on more than three loan type pages', async () => {
  const trios = await Promise.all(
    slugs.map(async (slug) => (await pageOf(slug)).offers.map(({ offer }) => offer.slug).toSorted()),
  );
  const counts = Map.groupBy(
    trios.filter(({ length }) => length === 3),
    (trio) => trio.join(' '),
  );
  expect([...counts].filter(([, pages]) => pages.length > 3).map(([trio]) => trio)).toEqual([]);
});

test('every lender on such a page is a link to its page, with its reason', async () => {
  const data = await pageOf('credit-rapid-fara-anaf');
  const html = asWritten(renderToStaticMarkup(<LoanTypeRoute data={data} />));
  expect(html).toContain('<a href="/credit-nevoi-personale/hora-credit/">Hora Credit</a>');
  expect(html).toContain(
    'Creditorul scrie: vă verifică, cu acordul dumneavoastră, la ANAF și la Biroul de Credit.',
  );
  expect(html).toMatch(/Dă (între|cel mult) [\d ]+/);
  expect(data.offers.every(({ offer }) => html.includes(`href="${offer.detailsHref}"`))).toBe(true);
});

test('of a lender with several products the one that lends the page’s amount is named, with its own amounts', async () => {
  const html = renderToStaticMarkup(<LoanTypeRoute data={await pageOf('credit-1000-lei')} />);
  expect(asWritten(html)).toContain(
    // Its evidence is of 2024: a loan from 1 500 lei, and a line of 100 to 2 000 lei.
    'Dă între 100 și 2 000 de lei (linie de credit online, 2024).',
  );
  expect(html).not.toContain('1 500');
});

test('a loan type of one or two months asks for days, and every amount on it for the same ones', async () => {
  for (const slug of slugs) {
    const { request, offers: shown } = await pageOf(slug);
    expect(request.term.unit === 'days' || request.term.count >= 3).toBe(true);
    for (const { quote } of shown) expect(quote.status).not.toBe('unserved');
  }
  // 27 paid days at 1% of 1 000 lei; the law allows 30% of them.
  const free = await pageOf('credit-fara-dobanda');
  const smile = free.offers.find(({ offer }) => offer.slug === 'smile-credit');
  expect(smile?.quote).toMatchObject({ cost: 27_000, legalMaximum: { total: 130_000 } });
});
