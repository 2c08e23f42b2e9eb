import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadTransition } from './transition.data.ts';
import { LeavingPage } from '#app/offers/leaving/leaving-page.tsx';

const offers = [
  dailyOffer({ id: '1', header: 'Smile' }),
  newOffer({ id: '2', header: 'Inchis', isActive: false }),
  newOffer({ id: '3', header: 'Fara pagina', url: null }),
  newOffer({ id: '4', header: 'Tacut' }),
  dailyOffer({ id: '5', header: 'Nimeni', legalName: null, registers: null }),
  newOffer({ id: '6', header: 'Fara numar', registers: null }),
];

async function leavingPage(search: string): Promise<string> {
  const data = await loadTransition(newPageArgs(`/transition/${search}`, { offers }));
  return renderToStaticMarkup(<LeavingPage data={data} />).replaceAll('\u00a0', ' ');
}

test('the page names the lender, the figures, who pays us and continues through the redirector', async () => {
  const html = await leavingPage(
    '?oferta=1&suma=2000&perioada=3&pid=p-1&sub1=abc&sub9=x&utm_source=ziar&next=https://rau.ro',
  );
  expect(html).toContain('<h1>Mergeți la Smile</h1>');
  expect(textOf(html)).toContain('Dați înapoi 3 760 lei');
  expect(html).toContain('dați înapoi 3 241,79 lei');
  expect(html).toContain('Pentru oferta aceasta nu ne plătește nimeni');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const href = /href="(\/landing\/redirector\/[^"]*)" rel="nofollow"/.exec(html)?.[1];
  const query = new URLSearchParams(href?.replaceAll('&amp;', '&').split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    offer: '1',
    suma: '2000',
    perioada: '3',
    pid: 'p-1',
    sub1: 'abc',
    utm_source: 'ziar',
    loc: 'transition',
  });
});

test("the redirector's parameter for an offer is accepted as well", async () => {
  expect(await leavingPage('?offer=1&suma=2000&perioada=3')).toContain('<h1>Mergeți la Smile</h1>');
});

test('no visitor is sent to an unknown lender', async () => {
  const html = await leavingPage('?oferta=5&suma=2000&perioada=3');
  expect(html).not.toMatch(/Nimeni|redirector/);
});

test('a lender without a known number has a link, with no ceiling claimed for it', async () => {
  const html = await leavingPage('?oferta=6&suma=2000&perioada=3');
  expect(html).toContain('/landing/redirector/?offer=6&amp;');
  expect(html).toContain('nu avem numărul de registru');
  expect(html).not.toMatch(/prin lege, cel mult|un IFN poate cere/);
});

test('a lender without a known price is shown with the legal maximum', async () => {
  const html = await leavingPage('?oferta=4&suma=2000&perioada=3');
  expect(html).toContain('prin lege, cel mult 3 820 lei de dat înapoi');
  expect(html).not.toContain('class="cost-mark"');
});

test.each(['?oferta=2', '?oferta=3', '?oferta=999', ''])(
  'an unavailable offer (%s) leads back to the list and nowhere else',
  async (search) => {
    const html = await leavingPage(search);
    expect(html).toContain('<h1>Oferta aceasta nu este deschisă acum</h1>');
    expect(html).not.toContain('/landing/redirector/');
    expect(html).toContain('href="/offers/?suma=2000&amp;perioada=3"');
  },
);

test('an invalid amount or term shows no figures, and the typed values go back to the list', async () => {
  const html = await leavingPage('?oferta=1&suma=200000&perioada=3');
  expect(html).toContain('Suma „200000” nu poate fi folosită. Alegeți o sumă între 100 și 100 000 de lei.');
  expect(html).toContain('href="/offers/?suma=200000&amp;perioada=3"');
  expect(textOf(html)).not.toMatch(/Dați înapoi|2 000/);
  expect(html).not.toContain('redirector');
});

test.each([
  ['perioada=1', 'Pentru 500 de lei, pe o lună, dați înapoi', '635 lei'],
  ['perioada=2', 'Pentru 500 de lei, pe 2 luni, dați înapoi', '785 lei'],
  ['perioada=30&unitate=zile', 'Pentru 500 de lei, pe 30 de zile, dați înapoi', '635 lei'],
])('500 lei for „%s” arrive as requested', async (term, said, total) => {
  // 27 and 57 paid days at 1% of 500 lei.
  const text = textOf(await leavingPage(`?oferta=1&suma=500&${term}`));
  expect(text).toContain(said);
  expect(text).toContain(`Dați înapoi ${total}`);
  expect(text).toContain('O singură plată la sfârșit');
});
