import { textOf } from '#tests/setup/text-of.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { cheap, limits } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { ComparePage } from '#app/features/compare/compare-page.tsx';
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
  // Not a line: all of it is given back at the end.
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
  expect(html).toMatch(/<th scope="col"[^>]*>Smile<\/th><th scope="col"[^>]*>Ieftin<\/th>/);
});

test('prices of today that are paid back alike are told apart in lei; from three on, how far apart they are', async () => {
  // 1 000 lei in 12 equal payments of i = 3% or 2% a month, 1 000·i/(1 − (1 + i)^−12): 100,46 and 94,56 lei
  const two = await comparePage('?oferte=unu,doi&suma=1000&perioada=12');
  expect(two).toContain('Diferența: <span class="cost-mark">70,8');
  const three = await comparePage('?oferte=unu,doi,ieftin&suma=1000&perioada=12');
  expect(three).toContain('Între cel mai mic și cel mai mare: <span class="cost-mark">205,5');
});

test.each(['smile,ieftin', 'unu,vechi', 'unu,doi,ieftin,vechi'])(
  'no difference is written when %s are not paid back alike or not all of today',
  async (slugs) => {
    const html = await comparePage(`?oferte=${slugs}&suma=2000&perioada=3`);
    expect(html).toContain('Nu scriem diferența');
    expect(html).not.toMatch(/Diferența:|Între cel mai mic/);
  },
);

test('a price that is paid back otherwise than asked says so in its column, an old one its year', async () => {
  const html = await comparePage('?oferte=smile,vechi&suma=2000&perioada=3');
  expect(html).toContain('Aici dați totul înapoi o singură dată');
  expect(html).toContain('preț din 2022</span>');
});

test('beside the age of an old price stands what was read, by its name and date', async () => {
  const html = await comparePage('?oferte=smile,vechi&suma=2000&perioada=3');
  const { name } = newSource();
  expect(textOf(html)).toContain(`${name}, din 2022 . Preț din 2022. Întrebați cât cere azi.`);
});

test('an offer without a price has no figure of cost', async () => {
  const html = await comparePage('?oferte=ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('Nu am găsit prețul');
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

test('an offer of a lender nobody knows is put beside none', async () => {
  const html = await comparePage('?oferte=smile,nimeni,tacut&suma=2000&perioada=3');
  expect(html).toContain('<h1>Smile și Tacut, alături</h1>');
  expect(html).not.toMatch(/nimeni/i);
});

test('a wrong amount is reported in the title and at its field', async () => {
  const html = await comparePage('?oferte=smile,ieftin&suma=1&perioada=3');
  expect(html).toContain('<title>Eroare: Smile și Ieftin, alături | Împrumut Clar</title>');
  expect(html).toContain('id="suma-error"');
  expect(html).not.toMatch(/<table|data-copy-link/);
});

test('an offer can be taken out of the comparison', async () => {
  const html = await comparePage('?oferte=smile,ieftin,tacut&suma=2000&perioada=3');
  expect(html).toContain('href="/comparatie/?oferte=smile,tacut&amp;suma=2000&amp;perioada=3"');
});
