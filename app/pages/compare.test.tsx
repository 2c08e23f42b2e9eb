import { textOf } from '#tests/setup/text-of.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { cheap, limits } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { ComparePage } from '#app/offers/compare/compare-page.tsx';
import { loadCompare } from './compare.data.ts';

const inInstalments = (id: string, slug: string, yearlyRatePercent: number, date: string | null = null) =>
  newOffer({
    id,
    slug,
    header: slug.toUpperCase(),
    ...limits(5_000, 365),
    price: { value: { kind: 'instalments', yearlyRatePercent }, source: newSource({ date }) },
  });
const offers = [
  // Not a line: everything is repaid at the end.
  dailyOffer({ id: '1', slug: 'smile', header: 'Smile', repayment: null }),
  cheap,
  inInstalments('4', 'unu', 36),
  inInstalments('5', 'doi', 24),
  inInstalments('6', 'vechi', 12, '2022'),
  newOffer({ id: '3', slug: 'tacut', header: 'Tacut' }),
  dailyOffer({ id: '7', slug: 'nimeni', header: 'Nimeni', legalName: null, registers: null }),
];

async function comparePage(search: string): Promise<string> {
  const data = await loadCompare(newPageArgs(`/comparatie/${search}`, { offers }));
  return renderToStaticMarkup(<ComparePage data={data} onSearch={() => {}} />).replaceAll('\u00a0', ' ');
}

test('the named offers stand side by side in the order of the address', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Ieftin, alături</h1>');
  expect(textOf(html)).toMatch(/Criteriu Smile Ieftin Diferența/);
});

test('the title states the difference between equally repaid prices, of three the largest', async () => {
  // 1 000 lei in 12 equal payments of i = 3% or 2% a month, 1 000·i/(1 − (1 + i)^−12): 100,46 and 94,56 lei
  const two = await comparePage('?oferte=unu,doi&suma=1000&perioada=12');
  expect(two).toContain('<h1>DOI: cu 71 de lei mai puțin decât UNU</h1>');
  expect(two).toMatch(/DOI, cu 70,8\d lei mai puțin/);
  const three = await comparePage('?oferte=unu,doi,ieftin&suma=1000&perioada=12');
  expect(three).toMatch(/<h1>Ieftin: cu 206 lei mai puțin decât UNU<\/h1>/);
});

test('an old price in the difference has its year in the title, and advice below it', async () => {
  // 2 000 lei in 3 payments at 3% a month are 2 121,18 lei, at 1% 2 040,13.
  const html = await comparePage('?oferte=unu,vechi&suma=2000&perioada=3');
  expect(html).toContain('<h1>VECHI: cu 81 de lei mai puțin decât UNU, dar la prețul din 2022</h1>');
  expect(textOf(html)).toContain('Întrebați la VECHI cât cere azi.');
});

test('no difference is stated between different ways of repayment, and the page explains why', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=2000&perioada=3');
  expect(textOf(html)).toContain('La Smile banii se dau înapoi altfel, așa că diferența nu se poate spune.');
  expect(html).not.toMatch(/mai puțin/);
  expect(textOf(html)).toContain('3 760 lei , tot la sfârșit');
});

test('each price names its source and date', async () => {
  const html = await comparePage('?oferte=smile,vechi&suma=2000&perioada=3');
  expect(textOf(html)).toMatch(/Sursa creditor\.ro, nov\. 2026 creditor\.ro, 2022/);
});

test('an offer without a price has no cost, and no difference is stated', async () => {
  const html = await comparePage('?oferte=ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('<h1>Ieftin și Tacut, alături</h1>');
  expect(textOf(html)).toContain('La Tacut nu avem prețul pentru suma aceasta.');
  expect(html.match(/class="cost-mark"/g)).toHaveLength(1);
});

test('a form without scripts names the offers one by one', async () => {
  const html = await comparePage('?compara=smile&compara=tacut&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Tacut, alături</h1>');
  expect(html).toContain('data-copy="/comparatie/?oferte=smile,tacut&amp;suma=2000&amp;perioada=3"');
});

test('unknown names are left out, and one offer is not a comparison', async () => {
  const html = await comparePage('?oferte=smile,necunoscut');
  expect(html).toContain('<h1>Comparați ofertele</h1>');
  expect(html).toContain('Ați ales o singură ofertă');
  expect(html).not.toContain('<table');
});

test('an offer of an unknown lender is never compared', async () => {
  const html = await comparePage('?oferte=smile,nimeni,tacut&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Tacut, alături</h1>');
  expect(html).not.toMatch(/nimeni/i);
});

test('an invalid amount is reported in the title and at its field', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=1&perioada=3');
  expect(html).toContain('<title>Eroare: Corectați suma sau perioada | Împrumut Clar</title>');
  expect(html).toContain('id="suma-error"');
  expect(html).not.toMatch(/<table|data-copy/);
});

test('an offer can be removed from the comparison', async () => {
  const html = await comparePage('?oferte=smile,ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('href="/comparatie/?oferte=smile,tacut&amp;suma=2000&amp;perioada=3"');
});
