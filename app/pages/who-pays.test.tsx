import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparePage } from '#app/offers/compare/compare-page.tsx';
import { LeavingPage } from '#app/offers/leaving/leaving-page.tsx';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { withProducts } from '#domain/offers/offer-products.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { newLenderArgs } from '#tests/factories/lender-page-args.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadCompare } from './compare.data.ts';
import { loadLenderSheet } from './lender-sheet.data.ts';
import { LenderSheetRoute } from './lender-sheet.tsx';
import { loadLoanType } from './loan-type.data.ts';
import { LoanTypeRoute } from './loan-type.tsx';
import { loadOffers } from './offers.data.ts';
import { OffersRoute } from './offers.tsx';
import { loadTransition } from './transition.data.ts';

const content = siteContent(rulePackInForce(romania.rulePacks, '2026-11-21'));
const file = await findOffersFile('RO');
const offers = withProducts(file?.offers ?? [], content.evidence);
const words = 'Rețeaua ne plătește pentru o cerere.';
const allPaid = new Map(offers.map(({ id }) => [id, words]));
type Paid = ReadonlyMap<string, string>;

const loadList = (address: string, whoPays: Paid) => loadOffers(newPageArgs(address, { offers, whoPays }));
async function pageOf(address: string, whoPays: Paid): Promise<string> {
  const args = newPageArgs(address, { offers, whoPays });
  if (address.startsWith('/offers'))
    return renderToStaticMarkup(<OffersRoute data={await loadOffers(args)} />);
  if (address.startsWith('/comparatie/'))
    return renderToStaticMarkup(<ComparePage data={await loadCompare(args)} onSearch={() => {}} />);
  if (address.startsWith('/transition/'))
    return renderToStaticMarkup(<LeavingPage data={await loadTransition(args)} />);
  if (address.startsWith('/lenders/')) {
    const id = address.split('/')[2] ?? '';
    const data = await loadLenderSheet(newLenderArgs(address, { id }, { offers, whoPays }));
    return data ? renderToStaticMarkup(<LenderSheetRoute data={data} />) : '';
  }
  const data = await loadLoanType({
    ...args,
    params: { slug: address.replaceAll('/', '') },
    services: { ...args.services, content },
  });
  return data ? renderToStaticMarkup(<LoanTypeRoute data={data} />) : '';
}

const waysOn = (html: string) => html.match(/\/(?:transition|landing\/redirector)\/\?/g)?.length ?? 0;
const said = (html: string) => textOf(html).split(words).length - 1;

test.each([
  '/offers/?suma=2000&perioada=3',
  '/offers2/?suma=2000&perioada=3',
  '/offers3/?suma=2000&perioada=3',
  '/comparatie/?oferte=smile-credit,ferratum&suma=2000&perioada=3',
  '/transition/?oferta=102&suma=2000&perioada=3',
  '/lenders/102/',
  '/credit-1000-lei/',
])(
  'on %s each way on has beside it that somebody pays for it, and nobody pays where nobody does',
  async (address) => {
    const paid = await pageOf(address, allPaid);
    expect(waysOn(paid)).toBeGreaterThan(0);
    expect(said(paid)).toBeGreaterThanOrEqual(waysOn(paid));
    expect(textOf(paid)).not.toMatch(/Nimeni nu ne plătește pentru asta|nu ne plătește nimeni/);
    expect(said(await pageOf(address, new Map()))).toBe(0);
  },
);

test('on the page about mortgages a paid offer has no link to its lender', async () => {
  const fitting = [dailyOffer({ id: '1', header: 'Unu' }), dailyOffer({ id: '2', header: 'Doi' })];
  const page = content.findLoanType('credit-ipotecar');
  const args = newPageArgs('/credit-ipotecar/', { offers: fitting, whoPays: new Map([['1', words]]) });
  const data = await loadLoanType({
    ...args,
    params: { slug: 'credit-ipotecar' },
    // The page has no offers today; this one would.
    services: {
      ...args.services,
      content: { ...content, findLoanType: () => page && { ...page, fits: {} } },
    },
  });
  const html = data ? renderToStaticMarkup(<LoanTypeRoute data={data} />) : '';
  expect(html).toContain('/transition/?oferta=2');
  expect(html).not.toContain('/transition/?oferta=1');
});

test('the order of the offers does not depend on who pays for which', async () => {
  const requests = fc.record({
    suma: fc.constantFrom('500', '2000', '9000'),
    perioada: fc.constantFrom('1', '3', '12'),
    ordine: fc.constantFrom('total', 'dae', 'rata', 'nume'),
  });
  const paid = fc.subarray(offers.map(({ id }) => id)).map((ids) => new Map(ids.map((id) => [id, words])));
  const orderIn = (html: string) => [...html.matchAll(/data-offer="(\w+)"/g)].map(([, id]) => id);
  await fc.assert(
    fc.asyncProperty(requests, paid, async (request, whoPays) => {
      const address = `/offers/?${new URLSearchParams(request)}`;
      const [with_, without] = [await loadList(address, whoPays), await loadList(address, new Map())];
      expect(with_.offers.map(({ id }) => id)).toEqual(without.offers.map(({ id }) => id));
      const order = orderIn(renderToStaticMarkup(<OffersRoute data={with_} />));
      expect(order).toEqual(orderIn(renderToStaticMarkup(<OffersRoute data={without} />)));
      expect(order.length).toBeGreaterThan(0);
    }),
    { numRuns: 12 },
  );
});
