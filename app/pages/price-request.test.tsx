import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { siteContent } from '#tests/factories/site-content.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { newPageArgs } from '#tests/factories/page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadPriceRequest } from './price-request.data.ts';
import { PriceRequestPage } from '#app/offers/price-request/price-request-page.tsx';

const content = siteContent(romanianRulePacks.at(-1) ?? null);
const offers = await siteOffers();

async function render(search: string): Promise<string> {
  const args = newPageArgs(`/cereti-pretul/${search}`, { offers });
  const data = await loadPriceRequest({ ...args, services: { ...args.services, content } });
  return renderToStaticMarkup(<PriceRequestPage data={data} />).replaceAll('\u00a0', ' ');
}
const letterOf = (html: string) => /<textarea[^>]*>([^]*?)<\/textarea>/.exec(html)?.[1] ?? '';

test('the request names the company, the loan and its purpose, and leaves the person and the date blank', async () => {
  const html = await render('?creditor=viva-credit&suma=1500&perioada=30&unitate=zile&scop=renovare');
  const letter = letterOf(html);
  expect(letter).toContain('Către VIVA CREDIT IFN S.A.');
  expect(letter).toContain(
    'Subsemnatul/Subsemnata ________ vă cer, pentru un credit de 1 500 de lei pe 30 de zile (scopul: renovarea locuinței), formularul „Informații standard la nivel european privind creditul pentru consumatori”',
  );
  expect(letter).toContain('în temeiul art. 11 din OUG 50/2010');
  expect(letter).toMatch(/________ +Semnătura ________/);
  expect(html).toContain('href="/legi/oug-50-2010/art-11/"');
  expect(textOf(html)).toContain('Model de scrisoare: verificați-l; nu este consultanță juridică.');
});

test("a mail program opens with the same letter, to the lender's published address, if any", async () => {
  const viva = await render('?creditor=viva-credit&suma=2000&perioada=3');
  expect(viva).toContain('suport@vivacredit.ro');
  const mail = /href="(mailto:[^"]+)"/.exec(viva)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URL(mail).pathname).toBe('suport@vivacredit.ro');
  const body = new URLSearchParams(mail.split('?')[1]).get('body') ?? '';
  expect(body).toContain('credit de 2');
  // Lines end as in mail (RFC 6068).
  expect(body).toMatch(/^Către VIVA CREDIT IFN S\.A\.\r\n\r\nCerere/);
  // Its only address is for personal data.
  const simplu = await render('?creditor=simplu-credit&suma=2000&perioada=3');
  expect(simplu).toContain('href="mailto:?subject=');
  expect(textOf(simplu)).toContain('O adresă de e-mail publicată de ea nu am găsit');
});

test('without a lender, or with an unknown one, the line stays blank', async () => {
  for (const search of ['', '?creditor=nimeni', '?creditor=%3Cb%3E']) {
    const html = await render(search);
    expect(letterOf(html)).toMatch(/^\s*Către ________/);
    expect(html).toContain('href="mailto:?subject=');
  }
});

test('an invalid value stays as typed, with advice', async () => {
  const html = await render('?creditor=viva-credit&suma=abc&perioada=3');
  expect(html).not.toContain('id="cererea"');
  expect(html).toContain('value="abc"');
  expect(html).toContain('href="#suma"');
});
