import { newOffer } from '#tests/factories/new-offer.ts';
import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import type { Shell } from '#server/web/pages/page-contract.ts';
import { limits, renderOffersPage, silent, smile } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadOffers } from './offers.data.ts';
import { describeOffers } from './offers.data.ts';

const offers = [smile, silent];

test('without a current price two banks come first, then the visitor’s own, a CAR, and smaller loans', async () => {
  const html = await renderOffersPage('/offers/?suma=30000&perioada=36', offers);
  const text = textOf(html);
  // 36 payments of 939,95 and 1 039,81 lei and 200 at the start; 40% of 2 350 and 2 600 lei.
  expect(text).toMatch(/BCR, credit de nevoi personale 4 038–7 633 lei cost Rata 940–1 040 lei pe lună/);
  expect(text).toMatch(/Venit net de la 2 350–2 600 lei ?, fără alte rate/);
  expect(text).toContain('Libra Internet Bank, credit de nevoi personale fără ipotecă 4 128–4 884 lei cost');
  expect(text).toMatch(/Media băncilor, august 2026: DAE 10,71%, adică 971 lei pe lună și 4 959 lei cost/);
  expect(text).toMatch(
    /Banca dumneavoastră .*Cât este DAE cu asigurarea inclusă\?.*Este fixă sau legată de IRCC\?/,
  );
  expect(text).toContain(
    'Dobânda ar fi 3 931–7 439 lei, după prețurile câtorva case; comisioanele nu le știm.',
  );
  expect(text).toContain('20 000 de lei pe 36 de luni, la BCR: 2 759–5 156 lei cost');
  // ING prints its interest, and no fees.
  expect(text).toMatch(
    /ING Bank : 2 851–7 964 lei dobândă, fără comisioanele pe care nu le știm, rata 913–1 055 lei/,
  );
  expect(/întrebați-le: .*?\./.exec(text)?.[0]).not.toContain('ING');
  // Nothing to order by cost, and no price to compute in another way.
  expect(html).not.toContain('Ordinea ofertelor');
  expect(html).not.toContain('Cum dați banii înapoi');
  // The highest amount it lends, for the longest term.
  expect(text).toMatch(/5 000 de lei pe 3 luni , la Smile: \d \d{3}(,\d\d)? lei cost/);
  expect(text).toContain('Nimic împrumutat: 833 de lei pe lună');
  expect(html.indexOf('id="banca"')).toBeLessThan(html.indexOf('id="lista"'));
  expect(html).toContain('href="https://www.librabank.ro/credit-nevoi-personale-fara-ipoteca"');
});

test('no bank is counted in the title, is a card of the list, or is in structured data', async () => {
  const address = '/offers/?suma=30000&perioada=36';
  const html = await renderOffersPage(address, offers);
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toMatch(/^0 oferte/);
  expect(html.match(/data-offer="[^"]*"/g)).toEqual([`data-offer="${silent.id}"`]);
  const shell = { origin: 'https://site.test', country: romania } as Shell;
  expect(describeOffers(await loadOffers(newPageArgs(address, { offers })), shell)).toEqual([]);
});

test('lenders known to lend the sum come before banks, and beside a current price no bank is mentioned', async () => {
  const known = newOffer({ id: '3', header: 'Tacut', ...limits(20_000, 1_825) });
  const html = await renderOffersPage('/offers/?suma=10000&perioada=12', [known]);
  expect(html.indexOf('id="lista"')).toBeLessThan(html.indexOf('id="banca"'));
  expect(await renderOffersPage('/offers/?suma=2000&perioada=3', offers)).not.toContain('id="banca"');
});

test('outside Romanian law no Romanian bank is known', async () => {
  const args = newPageArgs('/offers/', { offers });
  expect((await loadOffers({ ...args, rulePack: null })).ways.rates.lenders).toEqual([]);
});
