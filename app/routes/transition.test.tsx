import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dailyOffer, newOffer } from '#tests/factories/new-offer.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { loadTransition } from './transition.data.ts';
import { TransitionRoute } from './transition.tsx';

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
  return renderToStaticMarkup(<TransitionRoute data={data} />).replaceAll('\u00a0', ' ');
}

test('the page names the lender, the figures, who pays us and continues through the redirector', async () => {
  const html = await leavingPage(
    '?oferta=1&suma=2000&perioada=3&sub1=abc&sub9=x&utm_source=ziar&next=https://rau.ro',
  );
  expect(html).toContain('<h1>Mergeți la Smile</h1>');
  expect(html).toContain('3 241,79 lei');
  expect(html).toContain('Nu avem acorduri plătite cu creditorii');
  expect(html).toContain('Atenție! Banii împrumutați costă bani.');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  const href = /href="(\/landing\/redirector\/[^"]*)" rel="nofollow"/.exec(html)?.[1];
  const query = new URLSearchParams(href?.replaceAll('&amp;', '&').split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    offer: '1',
    suma: '2000',
    perioada: '3',
    sub1: 'abc',
    utm_source: 'ziar',
    loc: 'transition',
  });
});

test("the redirector's word for an offer is understood as well", async () => {
  expect(await leavingPage('?offer=1&suma=2000&perioada=3')).toContain('<h1>Mergeți la Smile</h1>');
});

test('nobody is led to a lender that nobody knows', async () => {
  const html = await leavingPage('?oferta=5&suma=2000&perioada=3');
  expect(html).not.toMatch(/Nimeni|redirector/);
});

test('a lender whose number we did not find is left for, with no ceiling claimed of it', async () => {
  const html = await leavingPage('?oferta=6&suma=2000&perioada=3');
  expect(html).toContain('/landing/redirector/?offer=6&amp;');
  expect(html).toContain('numărul de registru negăsit de noi');
  expect(html).not.toMatch(/maximul legal|un IFN poate cere/);
});

test('a lender without a known price is left with what the law allows', async () => {
  const html = await leavingPage('?oferta=4&suma=2000&perioada=3');
  expect(html).toContain('maximul legal: 3 820 lei de dat înapoi');
  expect(html).not.toContain('class="cost-mark"');
});

test.each(['?oferta=2', '?oferta=3', '?oferta=999', ''])(
  'an offer that can not be taken (%s) leads back to the list and nowhere else',
  async (search) => {
    const html = await leavingPage(search);
    expect(html).toContain('<h1>Oferta aceasta nu este deschisă acum</h1>');
    expect(html).not.toContain('/landing/redirector/');
    expect(html).toContain('href="/offers/?suma=2000&amp;perioada=3"');
  },
);
