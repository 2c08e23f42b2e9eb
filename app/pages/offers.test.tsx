import { expect, test } from 'vitest';
import { dailyOffer, newOffer, newSource } from '#tests/factories/new-offer.ts';
import {
  articleOf,
  cheap,
  inInstalments,
  plainSmile,
  renderOffersPage,
  silent,
  smile,
} from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadOffers } from './offers.data.ts';

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const closed = newOffer({ id: '5', slug: 'inchis', header: 'Inchis', isActive: false });

test('title and heading count the offers known to serve, the line below names the lenders with known prices', async () => {
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [smile, cheap, silent, closed]);
  expect(titleOf(html)).toBe('2 oferte pentru 2 000 de lei pe 3 luni | Împrumut Clar');
  expect(html).toContain('<h1>2 oferte pentru 2 000 de lei pe 3 luni</h1>');
  const text = textOf(html);
  expect(text).toContain('Ieftin și Smile au prețul publicat acum');
  expect(text).toContain('La un creditor nu avem prețul');
});

test('one offer and none are counted in words', async () => {
  expect(titleOf(await renderOffersPage('/offers/', [smile]))).toContain('O ofertă pentru 2 000 de lei');
  expect(titleOf(await renderOffersPage('/offers/?suma=9000&perioada=3', [smile]))).toContain(
    '0 oferte pentru 9 000 de lei',
  );
});

test('of three comparable prices the cheapest comes first, and later places show the difference', async () => {
  const dear = [inInstalments('8', 36), inInstalments('9', 24)];
  const html = await renderOffersPage('/offers/?suma=1000&perioada=12', [...dear, cheap]);
  const places = ['ieftin', 'c-9', 'c-8'].map((slug) => html.indexOf(`oferta-${slug}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(textOf(articleOf(html, 'ieftin'))).toContain('dintre ele, aici dați înapoi cel mai puțin');
  // 1 000 lei in 12 payments at 2% a month: 12 × 94,56 = 1 134,72 lei, the last one with the remainder
  expect(textOf(articleOf(html, 'c-9'))).toMatch(
    /Locul 2 din 3 prețuri publicate, după cost, pentru 1 000 de lei, pe 12 luni: dați înapoi cu 134,7\d lei mai mult decât la primul\./,
  );
});

test.each([
  ['two prices of today', [cheap, inInstalments('9', 24)]],
  ['two, and one paid back otherwise', [cheap, inInstalments('9', 24), plainSmile]],
  [
    'two, and an old one',
    [
      cheap,
      inInstalments('9', 24),
      inInstalments('8', 12, {
        price: { value: { kind: 'instalments', yearlyRatePercent: 12 }, source: newSource({ date: '2022' }) },
      }),
    ],
  ],
])('%s are too few for a rank, a superlative, a range or a difference', async (_, offers) => {
  const text = textOf(await renderOffersPage('/offers/?suma=1000&perioada=3', offers));
  expect(text).not.toMatch(
    /Locul \d|aici dați înapoi cel mai|prima ofertă|DAE este între|decât la primul| de la \d/,
  );
  expect(text).toContain('Sunt prea puține ca să le dăm locuri');
});

test('a single current price is called the only one found, however old a cheaper one is', async () => {
  const old = inInstalments('8', 1, {
    price: { value: { kind: 'instalments', yearlyRatePercent: 1 }, source: newSource({ date: '2022' }) },
  });
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [old, smile]);
  expect(textOf(articleOf(html, 'smile'))).toContain(
    'Este singurul preț publicat acum pe care îl avem pentru 2 000 de lei, pe 3 luni.',
  );
  expect(html.indexOf('oferta-smile')).toBeLessThan(html.indexOf('oferta-c-8'));
  const oldCard = textOf(articleOf(html, 'c-8'));
  expect(oldCard).toContain('preț din 2022');
  expect(oldCard).toContain('stă după cele de acum');
  expect(oldCard).not.toContain('Exemplu reprezentativ');
});

test('offers without a price follow the priced ones', async () => {
  const html = await renderOffersPage('/offers/', [silent, smile]);
  expect(html.indexOf('oferta-smile')).toBeLessThan(html.indexOf('oferta-tacut'));
});

test('an offer that does not lend this amount stands apart with the reason', async () => {
  const html = await renderOffersPage('/offers/?suma=7000&perioada=3', [smile, cheap]);
  expect(articleOf(html, 'smile')).toBe('');
  expect(textOf(html)).toContain(
    'Un creditor nu dă 7 000 de lei pe 3 luni Smile . Dă cel mult 5 000 de lei.',
  );
});

test('an inactive offer, or one the lead feed omits, shows the specified sentences', async () => {
  const html = await renderOffersPage('/offers/', [cheap, smile, closed], { activeIds: ['2', '5'] });
  const text = textOf(html);
  expect(text).toContain('Inchis Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(text).toContain('Smile Oferta acestui creditor nu este momentan disponibilă pe site-ul nostru.');
  expect(text).toContain('Găsiți împrumutul în doar 5 minute!');
  expect(html).toMatch(/<a href="\/"[^>]*>Găsiți un împrumut<\/a>/);
});

test('invalid input stays in its field, with a summary, and no list of another loan stands below it', async () => {
  const html = await renderOffersPage('/offers/?suma=multi&perioada=3', [smile]);
  expect(titleOf(html)).toMatch(/^Eroare: Corectați suma sau perioada/);
  expect(html).toContain('href="#suma"');
  expect(html).toContain('value="multi"');
  expect(html).toContain('aria-invalid="true"');
  expect(articleOf(html, 'smile')).toBe('');
  expect(textOf(html)).not.toMatch(/dați înapoi|2 000 (de )?lei/);
  expect(html).toMatch(/<details class="strip in-sight" open/);
});

test('the order can be chosen however few prices there are', async () => {
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [smile, silent]);
  const orders = /<nav class="sort"[^>]*>.*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(
    textOf(orders)
      .trim()
      .split(/ (?=DAE|Plată|Nume)/),
  ).toEqual(['Cost', 'DAE', 'Plată lunară', 'Nume']);
  expect(orders).toContain('href="/offers/?suma=2000&amp;perioada=3&amp;ordine=nume"');
});

test('filters keep the offers they name and state how many each would keep', async () => {
  const html = await renderOffersPage('/offers/?plata=linie', [smile, cheap, silent]);
  expect(titleOf(html)).toContain('O ofertă');
  expect(textOf(html)).toContain('Linie de credit (1)');
  expect(textOf(html)).toContain('În rate (0)');
  expect(textOf(html)).toContain('Zile cu 0% (1)');
});

test('a list emptied by filters has a message and links to the whole list', async () => {
  const html = await renderOffersPage('/offers/?suma=3000&perioada=3&plata=card', [smile]);
  expect(textOf(html)).toContain('Nicio ofertă nu are tot ce ați bifat');
  expect(html).toContain('href="/offers/?suma=3000&amp;perioada=3"');
});

test('sorting is links that keep amount, term and filters', async () => {
  const dae = await renderOffersPage('/offers/?suma=3000&perioada=30&unitate=zile&plata=linie&ordine=dae', [
    smile,
    dailyOffer({ id: '12', slug: 'alta', header: 'Alta' }),
    dailyOffer({ id: '13', slug: 'treia', header: 'Treia' }),
  ]);
  expect(dae).toContain(
    'href="/offers/?suma=3000&amp;perioada=30&amp;unitate=zile&amp;ordine=rata&amp;plata=linie"',
  );
  expect(dae).toMatch(/aria-current="true"[^>]*>DAE</);
  expect(dae).toContain('<input type="hidden" form="cerere" name="ordine" value="dae"/>');
});

test('the link to the lender is not marked as paid, since it is not, and carries amount and term', async () => {
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [
    smile,
    newOffer({ id: '6', url: null }),
  ]);
  expect(html).toMatch(/href="\/transition\/\?oferta=1&amp;suma=2000&amp;perioada=3" rel="nofollow"/);
  expect(html).not.toContain('oferta=6');
});

test('the purpose shows its honest hint', async () => {
  expect(await renderOffersPage('/offers/?scop=medical', [smile])).toContain('Întrebați întâi spitalul');
});

test('the order and the representative example are on the page', async () => {
  const text = textOf(await renderOffersPage('/offers/', [smile]));
  expect(text).toContain('Întâi prețurile publicate acum, după cost, la același fel de plată.');
  expect(text).toContain('Nimeni nu ne plătește pentru loc.');
  expect(text).toContain('Exemplu reprezentativ, Smile: 2 000 de lei pe 3 luni');
  expect(text).not.toContain('3,65%');
});

test('the specification’s example appears in spec mode only, and counts the whole list', async () => {
  const html = await renderOffersPage('/offers/', [smile, silent], { country: { offerClaims: 'spec' } });
  const text = textOf(html);
  expect(titleOf(html)).toContain('2 oferte pentru 2 000 de lei pe 3 luni');
  // 1 000 lei × 3,65% × 90 / 365 = 9 lei (specification, section 9)
  expect(text).toContain(
    'Exemplu reprezentativ: credit de 1 000 de lei rambursat printr-o singură plată după 90 de zile, ' +
      'dobândă simplă fixă 3,65% pe an, adică 9 lei, fără comisioane, sumă totală plătibilă 1 009 lei, DAE 3,70%.',
  );
});

test("in the specification's order no text claims that lenders without a price come last", async () => {
  const named = { ...silent, header: 'Aaa', slug: 'aaa' };
  const text = textOf(
    await renderOffersPage('/offers/', [smile, named], { country: { offerClaims: 'spec' } }),
  );
  expect(text.indexOf('Aaa')).toBeLessThan(text.indexOf('Smile'));
  expect(text).not.toContain('nu avem prețul');
  expect(text).toContain('Lista este în ordine alfabetică. Nimeni nu ne plătește pentru loc.');
});

test('a failed feed gives a page with advice and the legal limits', async () => {
  const html = await renderOffersPage('/offers/?suma=3000&perioada=3', [], { isOutage: true });
  expect(titleOf(html)).toBe('Lista de oferte nu poate fi încărcată acum | Împrumut Clar');
  expect(html).toContain('href="/offers/?suma=3000&amp;perioada=3"');
  expect(textOf(html)).toContain('prin lege, cel mult 5 730 lei de dat înapoi'); // 3 000 + 91 × 30
});

test('/offers2/ is a table with a row per offer, and below it the lenders without a price', async () => {
  const html = await renderOffersPage('/offers2/?suma=2000&perioada=3', [smile, silent]);
  expect(html.match(/<th scope="rowgroup">/g)).toHaveLength(1);
  expect(textOf(html)).toContain('La un creditor nu avem prețul');
  expect(html).toMatch(/<tr data-offer="3"><th[^>]*id="oferta-tacut"/);
});

test('/offers3/ shows three offers and a link to all, which the address keeps', async () => {
  const many = [1, 2, 3, 4, 5].map((id) => dailyOffer({ id: String(id), header: `Creditor ${id}` }));
  const three = await renderOffersPage('/offers3/?suma=2000&perioada=3', many);
  expect(three.match(/<article/g)).toHaveLength(3);
  expect(three).toContain('href="/offers3/?suma=2000&amp;perioada=3&amp;toate=1"');
  expect(titleOf(three)).toContain('5 oferte');
  const all = await renderOffersPage('/offers3/?suma=2000&perioada=3&toate=1', many);
  expect(all.match(/<article/g)).toHaveLength(5);
});

test('chosen offers are named in the tray and a fifth cannot be chosen', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((slug, index) =>
    dailyOffer({ id: String(index), slug, header: slug.toUpperCase() }),
  );
  const html = await renderOffersPage('/offers/?compara=a&compara=b&compara=c&compara=d', many);
  expect(html).toContain('Comparați 4 oferte');
  expect(textOf(html)).toContain('A, B, C și D');
  expect(/<input[^>]*id="compara-e"[^>]*>/.exec(html)?.[0]).toContain('disabled');
  expect(/<input[^>]*id="compara-a"[^>]*>/.exec(html)?.[0]).toContain('checked');
});

test('an empty list is not a failure: its number is stated, and that there are none', async () => {
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', []);
  expect(titleOf(html)).toContain('0 oferte pentru 2 000 de lei');
  expect(textOf(html)).toContain('Acum nu este nicio ofertă în listă');
  expect(textOf(html)).not.toMatch(/Problema este la noi|nu poate fi încărcată|nu acoperă/);
});

test('unreadable offers are reported as our failure, and nothing is counted', async () => {
  const html = await renderOffersPage('/offers/?suma=2000&perioada=3', [], { isOutage: true });
  expect(titleOf(html)).toContain('Lista de oferte nu poate fi încărcată acum');
  expect(textOf(html)).toContain('Problema este la noi');
  expect(textOf(html)).not.toMatch(/0 oferte|nu este nicio ofertă/);
});

test('each price leads with its own repayment; one repaid otherwise than requested is a second figure and comes later', async () => {
  const rates = await renderOffersPage('/offers/?suma=2000&perioada=3', [cheap, smile]);
  const card = textOf(articleOf(rates, 'smile'));
  expect(card).toContain('3 760 lei înapoi, tot la sfârșit');
  expect(card).toContain('Dacă plătiți în 3 plăți lunare egale: 3 241,79 lei , DAE 1 958%');
  expect(card).toContain('Aici plătiți o dată, la sfârșit, nu în rate, așa că nu o punem la rând cu ele');
  expect(rates.indexOf('oferta-ieftin')).toBeLessThan(rates.indexOf('oferta-smile'));
  expect(rates).toMatch(/href="\/offers\/\?suma=2000&amp;perioada=3&amp;rambursare=sfarsit"[^>]*>la sfârșit/);

  const once = await renderOffersPage('/offers/?suma=2000&perioada=3&rambursare=sfarsit', [cheap, smile]);
  expect(textOf(articleOf(once, 'smile'))).toContain('3 760 lei înapoi, tot la sfârșit');
  expect(textOf(articleOf(once, 'smile'))).not.toContain('3 241,79');
  expect(textOf(articleOf(once, 'ieftin'))).toMatch(
    /înapoi, în 3 rate de .* Aici plătiți în rate, nu o dată/,
  );
  expect(once.indexOf('oferta-smile')).toBeLessThan(once.indexOf('oferta-ieftin'));
  expect(once).toContain('<input type="hidden" name="rambursare" value="sfarsit"/>');
  expect(once).toContain('href="/transition/?oferta=1&amp;suma=2000&amp;perioada=3&amp;rambursare=sfarsit"');
});

test('without a current price the page states the legal maximum, and a request that has a price', async () => {
  const html = await renderOffersPage('/offers/?suma=9000&perioada=6&scop=renovare', [smile, silent]);
  const text = textOf(html);
  expect(text).toContain('La un creditor nu avem prețul');
  // Legea 243/2024: from 5 000 to 10 000 lei 0,8% a day; 9 000 × 0,8% × 183 days would exceed the amount itself.
  expect(text).toContain('un IFN poate cere cel mult 9 000 de lei peste cei 9 000');
  expect(html).toMatch(
    /href="\/offers\/\?suma=5000&amp;perioada=3&amp;scop=renovare"[^>]*>5 000 de lei pe 3 luni<\/a>, la Smile/,
  );
  const list = textOf(html.slice(html.indexOf('id="lista"')));
  expect(list).not.toMatch(/Locul \d|cel mai|de la \d/);
});

test('an unidentified lender is named apart, without a link', async () => {
  const nameless = newOffer({ id: '9', slug: 'nimeni', header: 'Nimeni', legalName: null, registers: null });
  const html = await renderOffersPage('/offers/', [smile, nameless]);
  expect(textOf(html)).toContain('Nu știm cine împrumută sub aceste nume');
  const group = html.slice(html.indexOf('id="neidentificati"'));
  expect(textOf(group)).toContain('Nimeni');
  expect(group).not.toContain('oferta=9');
});

test('a request beyond all lenders gets an answer that leads to the other roads, and no error', async () => {
  const beyond = await renderOffersPage('/offers/?suma=30000&perioada=36', [smile, cheap]);
  expect(titleOf(beyond)).toBe('0 oferte pentru 30 000 de lei pe 36 de luni. Mergeți la bancă sau la CAR.');
  expect(textOf(beyond)).toContain('Nu știm niciun IFN care să dea atât, pe atâta timp.');
  expect(beyond).toContain('href="/drumuri/?suma=30000&amp;perioada=36"');
  expect(beyond).not.toContain('error-text');
  // The slider stands at 36 of its 60 months.
  expect(beyond).toMatch(/<input[^>]*type="range"[^>]*aria-valuetext="36 de luni"[^>]*value="14"/);
  expect(await renderOffersPage('/offers/?suma=2000&perioada=3', [smile, cheap])).not.toContain(
    'Mergeți la bancă',
  );
});

test('browsers load the conditions and sources of the offers with a price, which cards show, and of no others', async () => {
  const { offers } = await loadOffers(newPageArgs('/offers/', { offers: [smile, silent] }));
  const [priced, unpriced] = ['smile', silent.slug].map((slug) =>
    offers.find((offer) => offer.slug === slug),
  );
  expect(priced?.sources.length).toBeGreaterThan(0);
  expect([unpriced?.sources, unpriced?.conditions]).toEqual([[], []]);
});
