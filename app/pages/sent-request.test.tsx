import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadSentRequest } from './sent-request.data.ts';
import { SentRequestPage } from '#app/offers/price-request/sent-request-page.tsx';

const offers = await siteOffers();

/** @param receipt of an accepted form */
async function render(search: string, receipt: string | null = null) {
  const args = newPageArgs(`/cereti-pretul/trimisa/${search}`, { offers });
  const forms = { newToken: () => 'x', readReceipt: () => receipt };
  const data = await loadSentRequest({ ...args, services: { ...args.services, forms } });
  return renderToStaticMarkup(<SentRequestPage data={data} />).replaceAll('\u00a0', ' ');
}

test("the form knows the lender of the previous page and today's date, and asks for no name", async () => {
  const html = await render('?creditor=viva-credit');
  expect(html).toContain('<option value="viva-credit" selected="">');
  // On 21.11.2026.
  expect(html).toMatch(/name="trimisa"[^>]*value="21\.11\.2026"/);
  const fields = [...html.slice(html.indexOf('<form')).matchAll(/ name="([\w-]+)"/g)].map(([, name]) => name);
  expect(new Set(fields)).toEqual(
    new Set(['formular', 'website', 'creditor', 'trimisa', 'raspuns', 'raspuns-la']),
  );
});

test('the address after an accepted report leads back to it, and asks only for the response', async () => {
  const html = await render('?trimis=17%20viva-credit%202026-11-20.semnat', '17 viva-credit 2026-11-20');
  expect(textOf(html)).toContain('Am primit: cerere către Viva Credit, trimisă la 20.11.2026.');
  expect(html).toContain('data-copy="/cereti-pretul/trimisa/?trimis=17%20viva-credit%202026-11-20.semnat"');
  expect(html).toContain('action="/cereti-pretul/trimisa/?trimis=17%20viva-credit%202026-11-20.semnat"');
  expect(html).not.toMatch(/name="(?:creditor|trimisa)"/);
});

test.each([
  ['raspuns', 'Am primit și răspunsul'],
  ['al-doilea', 'Cererea o avem deja'],
  ['spus-deja', 'Răspunsul îl avem deja'],
])('its result is stated: %s', async (receipt, title) => {
  const html = await render('?trimis=x', receipt);
  expect(textOf(html)).toContain(title);
  expect(html).not.toContain('<form');
});
