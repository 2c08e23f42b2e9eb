import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withProducts } from '#domain/offers/offer-products.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { findOffersFile } from '#server/offers/offers-file.ts';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { newLenderArgs } from '#tests/factories/lender-page-args.ts';
import { asWritten } from '#tests/factories/rendered-lender.tsx';
import { loadLenderSheet } from './lender-sheet.data.ts';
import { LenderSheetRoute } from './lender-sheet.tsx';

const offers = [
  dailyOffer({ id: '102', slug: 'smile-credit', header: 'Smile Credit' }),
  dailyOffer({ id: '107', slug: 'nimeni', header: 'Nimeni', legalName: null, registers: null }),
  newOffer({ id: '105', slug: 'fara-pagina', header: 'Fără pagină', isActive: false }),
];

async function sheet(id: string): Promise<string | null> {
  const data = await loadLenderSheet(newLenderArgs(`/lenders/${id}/`, { id }, { offers }));
  return data && asWritten(renderToStaticMarkup(<LenderSheetRoute data={data} />));
}

test.each(['102', 'smile-credit'])(
  '/lenders/%s/ is the lender in short, and not for search engines',
  async (id) => {
    const html = await sheet(id);
    expect(html).toContain('<h1>Smile Credit</h1>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<link rel="canonical" href="/credit-nevoi-personale/smile-credit/"/>');
    // 2 000 lei in three instalments at 1% a day after 3 free days: by hand in domain/offers/evidence/loan-payments.test.ts.
    expect(html).toContain('3 241,79 lei');
    expect(html).toMatch(/Surs[ae]: /);
    expect(html).toContain('href="/transition/?oferta=102&amp;suma=2000&amp;perioada=3"');
  },
);

test('a lender with a paused offer shows the three texts, and no canonical page if it has none', async () => {
  const html = await sheet('105');
  expect(html).toContain('Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(html).toContain('Găsiți împrumutul în doar 5 minute!');
  expect(html).toContain('Găsiți un împrumut');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('/transition/');
});

test('the sheet of an unknown lender has no offer and no link to it', async () => {
  const html = await sheet('107');
  expect(html).toContain('Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(html).not.toMatch(/\/transition\/|3 241/);
});

test('a lender known only by its text still has a sheet', async () => {
  expect(await sheet('hora-credit')).toContain('href="/credit-nevoi-personale/hora-credit/"');
});

test('an id without a lender has no page', async () => {
  expect(await sheet('999')).toBeNull();
});

test('a brand without a review shows its products and their evidence on its sheet', async () => {
  const file = await findOffersFile('RO');
  const evidence = readEvidence('content');
  const own = withProducts(file?.offers ?? [], evidence);
  const page = async (search: string) => {
    const args = newLenderArgs(`/lenders/12rate/${search}`, { id: '12rate' }, { offers: own });
    const data = await loadLenderSheet(args);
    return data && asWritten(renderToStaticMarkup(<LenderSheetRoute data={data} />));
  };
  const sixMonths = await page('?suma=1000&perioada=6');
  // The lender prints 6 × 319,57 and 1 917,42 in total.
  expect(sixMonths).toContain('319,57 lei');
  expect(sixMonths).toContain('1 917,42 lei');
  expect(sixMonths).toContain('6 rate lunare egale');
  expect(sixMonths).toContain('id="dovezi"');
  expect(await page('?suma=1000&perioada=4')).toContain(
    'Linie de credit: pe cel mult 100 de zile; 6 rate lunare egale: pe cel puțin 183 de zile',
  );
});
