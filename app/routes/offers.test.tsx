import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/money/bani.ts';
import type { Country } from '#domain/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { OffersPage } from '#app/features/offers/offers-page.tsx';
import { loadOffers } from './offers.data.ts';

type Options = { activeIds?: string[]; country?: Partial<Country> };

async function offersPage(address: string, offers: Offer[], options: Options = {}): Promise<string> {
  const data = await loadOffers(newPageArgs(address, { offers, ...options }));
  return renderToStaticMarkup(<OffersPage data={data} onSearch={() => {}} />).replaceAll('\u00a0', ' ');
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const articleOf = (html: string, slug: string) =>
  new RegExp(`<article[^>]*aria-labelledby="oferta-${slug}".*?</article>`).exec(html)?.[0] ?? '';
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const smile = dailyOffer({ id: '1', slug: 'smile', header: 'Smile' });
const cheap = newOffer({
  id: '2',
  slug: 'ieftin',
  header: 'Ieftin',
  price: { value: { kind: 'instalments', yearlyRatePercent: 0 }, source: newSource() },
});
const silent = newOffer({ id: '3', slug: 'tacut', header: 'Tacut' });
const foreign = newOffer({
  id: '4',
  slug: 'strain',
  header: 'Strain',
  lenderKind: 'foreign-bank',
  price: { value: { kind: 'daily', ratePercentPerDay: 3, freeDays: 0 }, source: newSource({ date: '2022' }) },
});
const closed = newOffer({ id: '5', slug: 'inchis', header: 'Inchis', isActive: false });

test('the title and the heading count the offers found', async () => {
  const html = await offersPage('/offers/?suma=2000&perioada=3', [smile, cheap, silent, closed]);
  expect(titleOf(html)).toBe('3 oferte pentru 2 000 de lei, pe 3 luni | Împrumut Clar');
  expect(html).toContain('<h1>3 oferte pentru 2 000 de lei, pe 3 luni</h1>');
});

test('one offer and none are counted in words', async () => {
  expect(titleOf(await offersPage('/offers/', [smile]))).toContain('O ofertă pentru 2 000 de lei');
  expect(titleOf(await offersPage('/offers/?suma=9000&perioada=3', [smile]))).toContain(
    'Nicio ofertă pentru 9 000 de lei',
  );
});

test('a priced offer shows what it costs for my amount and term', async () => {
  const card = textOf(articleOf(await offersPage('/offers/?suma=2000&perioada=3', [smile]), 'smile'));
  // 91 days, 3 of them free, at 1% of 2 000 lei: 88 × 20 lei
  expect(card).toContain('Dați înapoi 3 760 lei');
  expect(card).toContain('Costul creditului 1 760 lei');
  expect(card).toContain('O singură plată 3 760 lei');
  expect(card).toContain('maximul legal: 3 820 lei');
  expect(card).toContain('Primul credit: 0% în primele 3 zile. Din ziua a patra plătiți 1% pe zi.');
  expect(card).toContain('Exemplu reprezentativ: 2 000 de lei pe 3 luni');
  expect(card).toContain('Este calculul nostru din prețul creditorului');
  expect(card).toContain('pagina creditorului , noiembrie 2026');
  expect(card).toContain('Comisionul nu intră în calcul.');
});

test('the cheapest comes first and later places say by how much they are dearer', async () => {
  const html = await offersPage('/offers/?suma=2000&perioada=3', [smile, cheap]);
  expect(html.indexOf('oferta-ieftin')).toBeLessThan(html.indexOf('oferta-smile'));
  expect(textOf(html)).toContain(
    'Locul 2 din 2, după totalul de plată, pentru 2 000 de lei, pe 3 luni: dați înapoi cu 1 760 de lei mai mult decât la primul loc.',
  );
});

test('a price older than twelve months says its year and asks to be confirmed', async () => {
  const card = articleOf(await offersPage('/offers/', [foreign]), 'strain');
  expect(card).toContain('preț din 2022');
  expect(card).toContain('Confirmați-l la creditor');
});

test('for a bank of another state the ceiling is only a reference, even when its price is above it', async () => {
  const card = textOf(articleOf(await offersPage('/offers/?suma=2000&perioada=3', [foreign]), 'strain'));
  expect(card).toContain('reper, plafonul IFN-urilor: 3 820 lei');
  expect(card).not.toContain('maximul legal:');
});

test('an offer without a sourced price shows the most the law allows and no other figure', async () => {
  const row = textOf(articleOf(await offersPage('/offers/?suma=2000&perioada=3', [silent]), 'tacut'));
  expect(row).toContain('Preț nepublicat sau neverificat');
  expect(row).toContain('maximul legal: 3 820 lei');
  const withoutKnown = row
    .replaceAll('3 820 lei', '')
    .replace('Locul 1 din 1', '')
    .replace('2 000 de lei, pe 3 luni', '');
  expect(withoutKnown).not.toMatch(/\d/);
});

test('offers without a price follow the priced ones', async () => {
  const html = await offersPage('/offers/', [silent, smile]);
  expect(html.indexOf('oferta-smile')).toBeLessThan(html.indexOf('oferta-tacut'));
});

test('an offer that does not lend this amount stands apart and says why', async () => {
  const html = await offersPage('/offers/?suma=7000&perioada=3', [smile, cheap]);
  expect(articleOf(html, 'smile')).toBe('');
  expect(textOf(html)).toContain('Smile Acest creditor împrumută cel mult 5 000 de lei.');
});

test('an offer that is not active, or that the lead feed leaves out, shows the set sentences', async () => {
  const html = await offersPage('/offers/', [cheap, smile, closed], { activeIds: ['2', '5'] });
  const text = textOf(html);
  expect(text).toContain('Inchis Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(text).toContain('Smile Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(text).toContain('Găsiți împrumutul în doar 5 minute!');
  expect(html).toMatch(/<a href="\/"[^>]*>Găsiți un împrumut<\/a>/);
});

test('what was typed wrong stays in its field, with a summary, and the list uses the usual amount', async () => {
  const html = await offersPage('/offers/?suma=multi&perioada=3', [smile]);
  expect(titleOf(html)).toMatch(/^Eroare: O ofertă pentru 2 000 de lei/);
  expect(html).toContain('href="#suma"');
  expect(html).toContain('value="multi"');
  expect(html).toContain('aria-invalid="true"');
  expect(articleOf(html, 'smile')).toContain('3 760 lei');
});

test('filters keep what they name and say how many each would keep', async () => {
  const html = await offersPage('/offers/?plata=linie', [smile, cheap, silent]);
  expect(titleOf(html)).toContain('O ofertă');
  expect(textOf(html)).toContain('Linie de credit (1)');
  expect(textOf(html)).toContain('În rate (0)');
  expect(textOf(html)).toContain('Zile cu 0% la primul credit (1)');
});

test('a list emptied by filters says so and leads back to the whole of it', async () => {
  const html = await offersPage('/offers/?suma=3000&perioada=3&plata=card', [smile]);
  expect(textOf(html)).toContain('Nicio ofertă nu are tot ce ați bifat');
  expect(html).toContain('href="/offers/?suma=3000&amp;perioada=3"');
});

test('sorting is links that keep amount, term and filters', async () => {
  const dae = await offersPage('/offers/?suma=3000&perioada=30&unitate=zile&plata=linie&ordine=dae', [smile]);
  expect(dae).toContain(
    'href="/offers/?suma=3000&amp;perioada=30&amp;unitate=zile&amp;ordine=rata&amp;plata=linie"',
  );
  expect(dae).toMatch(/aria-current="true"[^>]*>DAE</);
  expect(dae).toContain('<input type="hidden" form="cerere" name="ordine" value="dae"/>');
});

test('the way to the lender is marked as sponsored and carries amount and term', async () => {
  const html = await offersPage('/offers/?suma=2000&perioada=3', [smile, newOffer({ id: '6', url: null })]);
  expect(html).toMatch(
    /href="\/transition\/\?oferta=1&amp;suma=2000&amp;perioada=3" rel="sponsored nofollow"/,
  );
  expect(html).not.toContain('oferta=6');
});

test('the purpose brings its honest hint', async () => {
  expect(await offersPage('/offers/?scop=medical', [smile])).toContain('Întrebați întâi spitalul');
});

test('the warning, the order and the representative example are on the page', async () => {
  const text = textOf(await offersPage('/offers/', [smile]));
  expect(text).toContain('Atenție! Banii împrumutați costă bani.');
  expect(text).toContain(
    'Prima este oferta la care dați înapoi cel mai puțin. Comisionul nu intră în calcul.',
  );
  // 1 000 lei × 3,65% × 90 / 365 = 9 lei (specification, section 9)
  expect(text).toContain(
    'Exemplu reprezentativ: credit de 1 000 de lei rambursat printr-o singură plată după 90 de zile, ' +
      'dobândă simplă fixă 3,65% pe an, adică 9 lei, fără comisioane, sumă totală plătibilă 1 009 lei, DAE 3,70%.',
  );
});

test('a failed feed is a page that says what to do and what the law allows', async () => {
  const html = await offersPage('/offers/?suma=3000&perioada=3', []);
  expect(titleOf(html)).toBe('Lista de oferte nu poate fi încărcată acum | Împrumut Clar');
  expect(html).toContain('href="/offers/?suma=3000&amp;perioada=3"');
  expect(textOf(html)).toContain('maximul legal: 5 730 lei'); // 3 000 + 91 × 30
});

test('/offers2/ is a table with a line an offer', async () => {
  const html = await offersPage('/offers2/?suma=2000&perioada=3', [smile, silent]);
  expect(html.match(/<th scope="rowgroup">/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Preț nepublicat sau neverificat; maximul legal: 3 820 lei');
});

test('/offers3/ shows three and a link to all, which the address keeps', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => dailyOffer({ id: String(id), header: `Creditor ${id}` }));
  const three = await offersPage('/offers3/?suma=2000&perioada=3', many);
  expect(three.match(/class="short-offer"/g)).toHaveLength(3);
  expect(three).toContain('href="/offers3/?suma=2000&amp;perioada=3&amp;toate=1"');
  expect(titleOf(three)).toContain('5 oferte');
  const all = await offersPage('/offers3/?suma=2000&perioada=3&toate=1', many);
  expect(all.match(/<article/g)).toHaveLength(5);
});

test('chosen offers are named in the tray and a fifth can not be chosen', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((slug, index) =>
    dailyOffer({ id: String(index), slug, header: slug.toUpperCase() }),
  );
  const html = await offersPage('/offers/?compara=a&compara=b&compara=c&compara=d', many);
  expect(html).toContain('Comparați 4 oferte');
  expect(textOf(html)).toContain('A, B, C și D');
  expect(/<input[^>]*id="compara-e"[^>]*>/.exec(html)?.[0]).toContain('disabled');
  expect(/<input[^>]*id="compara-a"[^>]*>/.exec(html)?.[0]).toContain('checked');
});

test('in sourced mode no invented star, minute or percentage is shown', async () => {
  const claimed = dailyOffer({ field2: 'Răspuns în {time} minute', field4: 'Aprobare {val}%' });
  const text = textOf(await offersPage('/offers/', [claimed], { country: { offerClaims: 'sourced' } }));
  expect(text).not.toMatch(/din 5|minute!?\s·|Răspuns în|Aprobare|DAE între 0%/);
});

test('in spec mode stars, minutes, percentages and the stated terms are those of the specification', async () => {
  const claimed = dailyOffer({ field2: 'Răspuns în {time} minute', field4: 'Aprobare {val}%' });
  const text = textOf(await offersPage('/offers/', [claimed], { country: { offerClaims: 'spec' } }));
  // random 0.5: 4.7 + floor(0.5 × 4) tenths; 3 + floor(0.5 × 8) minutes; place 0 is 97
  expect(text).toContain('4,9 din 5 · Răspuns în 7 minute · Aprobare 97%');
  expect(text).toContain(
    'Împrumuturi de până la 10 000 lei, primul cu 0% în prima lună, DAE între 0% și 36%, rambursare între 91 și ' +
      '365 de zile. Creditorii împrumută între 1 000 și 50 000 lei.',
  );
  expect(text).not.toContain('Limitele publicate');
});

test('in sourced mode the ranges are those of the offers’ own figures', async () => {
  // 0% for 91 days, and 88 of 91 days at 1% a day: the yearly rate at which 2 000 lei are 3 760 after 91 days
  const html = await offersPage('/offers/?suma=2000&perioada=3', [smile, cheap, silent]);
  const text = textOf(html);
  expect(text).toContain(
    'Limitele publicate de creditorii din listă: sume între 200 și 5 000 de lei, perioade de cel mult 91 de zile.',
  );
  expect(text).toContain('La cele 2 oferte cu preț, DAE este între 0,0% și 1 149% pentru această sumă');
});

test('where nobody publishes limits none are stated', async () => {
  const text = textOf(await offersPage('/offers/', [silent]));
  expect(text).not.toMatch(/Limitele publicate|DAE este între/);
});

test('in spec mode the order is the feed’s, priced or not', async () => {
  const html = await offersPage('/offers/', [smile, silent, cheap], { country: { offerClaims: 'spec' } });
  const places = ['ieftin', 'smile', 'tacut'].map((slug) => html.indexOf(`oferta-${slug}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('amounts above the small-credit ceilings show no bar', async () => {
  const large = newOffer({
    id: '7',
    slug: 'mare',
    price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source: newSource() },
    amount: { value: { min: null, max: fromLei(50_000) }, source: newSource() },
  });
  const html = await offersPage('/offers/?suma=30000&perioada=12', [large]);
  expect(articleOf(html, 'mare')).not.toContain('cost-bar');
  expect(articleOf(html, 'mare')).toContain('Rata lunară');
});
