import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { ComparePage } from '#app/features/offers/compare-page.tsx';
import { loadCompare } from './compare.data.ts';

const offers = [
  dailyOffer({ id: '1', slug: 'smile', header: 'Smile' }),
  newOffer({
    id: '2',
    slug: 'ieftin',
    header: 'Ieftin',
    price: { value: { kind: 'instalments', yearlyRatePercent: 0 }, source: newSource() },
  }),
  newOffer({ id: '3', slug: 'tacut', header: 'Tacut' }),
];

async function comparePage(search: string): Promise<string> {
  const data = await loadCompare(newPageArgs(`/comparatie/${search}`, { offers }));
  return renderToStaticMarkup(<ComparePage data={data} onSearch={() => {}} />).replaceAll('\u00a0', ' ');
}

test('the named offers stand side by side in the order of the address, with the difference in lei', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Ieftin, alături</h1>');
  expect(html).toMatch(/<th scope="col"[^>]*>Smile<\/th><th scope="col"[^>]*>Ieftin<\/th>/);
  expect(html).toContain('Între cel mai mic și cel mai mare: <span class="cost-mark">1 760 lei</span>');
});

test('an offer without a price has no figure of cost', async () => {
  const html = await comparePage('?oferte=ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('Preț nepublicat sau neverificat');
  expect(html.match(/class="cost-mark"/g)).toHaveLength(1);
});

test('a form without a script names the offers one by one', async () => {
  const html = await comparePage('?compara=smile&compara=tacut&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Tacut, alături</h1>');
  expect(html).toContain('data-copy-link="/comparatie/?oferte=smile,tacut&amp;suma=2000&amp;perioada=3"');
});

test('names of no offer are left out, and one offer is not a comparison', async () => {
  const html = await comparePage('?oferte=smile,necunoscut');
  expect(html).toContain('<h1>Comparați ofertele</h1>');
  expect(html).toContain('Ați ales o singură ofertă');
  expect(html).not.toContain('<table');
});

test('a wrong amount is reported in the title and at its field', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=1&perioada=3');
  expect(html).toContain('<title>Eroare: Smile și Ieftin, alături | Împrumut Clar</title>');
  expect(html).toContain('id="suma-error"');
});

test('an offer can be taken out of the comparison', async () => {
  const html = await comparePage('?oferte=smile,ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('href="/comparatie/?oferte=smile,tacut&amp;suma=2000&amp;perioada=3"');
});
