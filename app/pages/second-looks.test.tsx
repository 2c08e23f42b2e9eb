import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import { renderOffersPage } from '#tests/factories/offers-page.tsx';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadProcess } from './process.data.ts';
import { ProcessPage } from '#app/people/registration/process-page.tsx';
import { loadRejected } from './rejected.data.ts';
import { RejectedPage } from '#app/people/registration/rejected-page.tsx';
import { loadRejected2 } from './rejected2.data.ts';

// Lends 500 to 5 000 lei.
const small = newOffer({
  id: '1',
  amount: { value: { min: fromLei(500), max: fromLei(5_000) }, source: newSource() },
});
const missing = (title: string) => ({ missing: { title, text: `${title}: ce faceți.` } });
const conditions = {
  over: missing('Vârsta'),
  citizen: missing('Cetățenia'),
  validIdentity: missing('Actul'),
  validBank: missing('Contul'),
};

function args(address: string, { offers = [small], isOutage = false } = {}): PageArgs {
  const made = newPageArgs(address, { offers, isOutage });
  const content = { ...made.services.content, approvalTest: { conditions } };
  const forms = { newToken: () => 'x', readReceipt: () => null };
  return { ...made, services: { ...made.services, content, forms } as unknown as PageArgs['services'] };
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test('a request above all offers leads from the matching to the second look at the amount', async () => {
  const data = await loadProcess(args('/process/?suma=20000&perioada=12'));
  const html = renderToStaticMarkup(<ProcessPage data={data} />);
  expect(linksOf(html)).toContain('/landing/rejected2/?suma=20000&amp;perioada=12');
});

test('a request that a lender serves leads from the matching to the offers, and to no second look', async () => {
  const data = await loadProcess(args('/process/?suma=2000&perioada=12'));
  const html = renderToStaticMarkup(<ProcessPage data={data} />);
  expect(linksOf(html)).toContain('/offers/?suma=2000&amp;perioada=12');
  expect(html).not.toContain('rejected');
});

test('rejected is about the person: it names the missing condition, and no amounts', async () => {
  const data = await loadRejected(
    args('/landing/rejected/?over=da&citizen=da&validIdentity=da&validBank=nu'),
  );
  const html = renderToStaticMarkup(<RejectedPage data={data} />);
  expect(data.reasons.map(({ title }) => title)).toEqual(['Contul']);
  expect(html).not.toMatch(/\d+ (de )?lei/);
  expect(linksOf(html)).toContain('/offers/');
});

test('rejected2 is about the loan: it states each limit and the largest amount any lender gives', async () => {
  const data = await loadRejected2(args('/landing/rejected2/?suma=20000&perioada=12'));
  const html = renderToStaticMarkup(<RejectedPage data={data} />);
  expect(data.reasons.map(({ title }) => title)).toEqual([small.header]);
  expect(linksOf(html)).toContain('/offers/?suma=5000&amp;perioada=12');
  expect(html).not.toContain('Vârsta');
});

test('rejected2, the matching and the list of offers count alike', async () => {
  const known = newOffer({
    id: '2',
    header: 'Alt creditor',
    amount: { value: { min: null, max: fromLei(9_000) }, source: newSource() },
    term: { value: { minDays: null, maxDays: 365 }, source: newSource() },
  });
  const offers = [known, newOffer({ id: '3', header: 'Tacut' })];
  const search = '?suma=2000&perioada=12';
  const counted = 'În listă sunt 2 creditori; știm că unul dă atât.';
  const data = await loadRejected2(args(`/landing/rejected2/${search}`, { offers }));
  expect(data.title.replaceAll('\u00a0', ' ')).toBe('O ofertă pentru 2 000 de lei pe 12 luni');
  expect(data.lede.replaceAll('\u00a0', ' ')).toContain(counted);
  const process = renderToStaticMarkup(
    <ProcessPage data={await loadProcess(args(`/process/${search}`, { offers }))} />,
  );
  expect(textOf(process)).toContain(counted);
  expect(textOf(await renderOffersPage(`/offers/${search}`, offers))).toContain(
    'O ofertă pentru 2 000 de lei pe 12 luni Alt creditor dă atât, dar nu avem prețul.',
  );
});

test('rejected2 announces limits only where it shows some', async () => {
  const larger = newOffer({ id: '2', header: 'Alt creditor' });
  const ledeOf = async (suma: number) => {
    const data = await loadRejected2(args(`/landing/rejected2/?suma=${suma}`, { offers: [small, larger] }));
    return { reasons: data.reasons.length, lede: data.lede };
  };
  expect(await ledeOf(2_000)).toEqual({ reasons: 0, lede: expect.not.stringContaining('mai jos') });
  expect(await ledeOf(20_000)).toEqual({
    reasons: 1,
    lede: expect.stringContaining('Limitele celorlalți sunt mai jos.'),
  });
});

test('without offers the matching says that there are none, and does not call it a failure', async () => {
  const data = await loadProcess(args('/process/?suma=2000&perioada=12', { offers: [] }));
  const html = renderToStaticMarkup(<ProcessPage data={data} />);
  expect(html).toContain('Acum nu este nicio ofertă deschisă.');
  expect(html).not.toMatch(/din vina noastră|nu poate fi citită/);
});

test('while the offers cannot be read, the matching page states it, and does not claim that no lender serves the visitor', async () => {
  const data = await loadProcess(args('/process/?suma=2000&perioada=12', { offers: [], isOutage: true }));
  expect(renderToStaticMarkup(<ProcessPage data={data} />)).toContain(
    'nu poate fi citită acum, din vina noastră',
  );
  await expect(
    loadRejected2(args('/landing/rejected2/?suma=20000&perioada=12', { offers: [], isOutage: true })),
  ).rejects.toMatchObject({ statusCode: 503 });
});
