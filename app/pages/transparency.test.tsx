import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { noRounds } from '#domain/partners/transparency/transparency-book.ts';
import { newLenderArgs } from '#tests/factories/lender-page-args.ts';
import { publishedRounds } from '#tests/factories/published-rounds.ts';
import { asWritten, lenderPage, reviewedOffers, section } from '#tests/factories/rendered-lender.tsx';
import { textOf } from '#tests/setup/text-of.ts';
import { loadTransparency } from './transparency.data.ts';
import { TransparencyPage } from '#app/partners/transparency/transparency-page.tsx';

const offers = await reviewedOffers();
const lenders = ['viva-credit', 'smile-credit', 'hora-credit'];

async function render(transparency = noRounds): Promise<string> {
  const data = await loadTransparency(newLenderArgs('/transparenta/', {}, { offers, lenders, transparency }));
  const html = asWritten(renderToStaticMarkup(<TransparencyPage data={data} />));
  return html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
}
const count = (html: string, state: string) =>
  html.match(new RegExp(`<i class="square square-${state}"`, 'g'))?.length ?? 0;
const lineOf = (html: string, slug: string) =>
  new RegExp(`<li id="${slug}">.*?</li>(?=<li id="|</ul></div>)`).exec(html)?.[0] ?? '';

test('without a published round all squares are hatched, and the page states why and until when', async () => {
  const html = await render();
  expect(section(html, 'creditori').match(/<li class="square square-unchecked">/g)).toHaveLength(30);
  expect(html).not.toMatch(/<li class="square square-(found|missing)">/);
  expect(html).toContain('<h1>Zece întrebări înainte de cerere</h1>');
  expect(html).toContain('Nu am verificat încă niciun creditor,');
  expect(textOf(html)).toContain('cel mai devreme la 14 zile după ce le scriem creditorilor');
  expect(section(html, 'zece').match(/<li id="intrebarea-\d+">/g)).toHaveLength(10);
  expect(lineOf(html, 'smile-credit')).toContain('href="/credit-nevoi-personale/smile-credit/"');
  expect(lineOf(html, 'smile-credit')).toContain('nu am căutat încă niciun răspuns');
  // The meaning of the questions comes before a table without results.
  expect(html.indexOf('id="zece"')).toBeLessThan(html.indexOf('id="creditori"'));
});

test('each question states its subject, its reason and its article; the article’s page states how it was read', async () => {
  const questions = section(await render(), 'zece');
  expect(questions.match(/<li id="intrebarea-\d+">/g)).toHaveLength(10);
  expect(questions).toContain('href="/legi/oug-50-2010/art-9/"');
  expect(textOf(questions)).not.toMatch(/citit (?:în|într)/);
});

test('the ten questions are a list to copy, which covers every check', async () => {
  const list = /<textarea[^>]*id="lista"[^>]*>([^]*?)<\/textarea>/.exec(await render())?.[1] ?? '';
  const lines = list.trim().split('\n').slice(2);
  expect(lines.map((line) => /^\[ \] (\d+)\. .+\?$/.exec(line)?.[1])).toEqual(
    Array.from({ length: 10 }, (_, at) => String(at + 1)),
  );
  for (const word of [
    'CUI',
    'registru',
    'telefon',
    'sume',
    'venit',
    'dobândă',
    'DAE',
    'întârzii',
    'scadența',
    'formularul standard',
  ])
    expect(list).toContain(word);
});

test("a published round shows squares with their date and page, the earlier rounds, and the lender's answer", async () => {
  const html = await render(publishedRounds());
  expect([count(html, 'found'), count(html, 'missing'), count(html, 'unchecked')]).toEqual([4, 3, 23]);
  const smile = lineOf(html, 'smile-credit');
  // Round 1 found identity and price, and looked for late fees without result; round 2 found late fees, and looked for the form.
  expect(smile).toContain('<b>3</b> din 10');
  expect(smile).toContain('href="/credit-nevoi-personale/smile-credit/"');
  expect(smile).toContain('Costul întârzierii: este pe site, la 18.11.2026');
  expect(smile).toContain('Formularul standard sau contractul: am căutat la 18.11.2026, nu este');
  expect(smile).toContain('Pline: 2 în runda 1, 3 în runda 2.');
  expect(smile).toContain('href="https://www.smilecredit.ro/"');
  const viva = lineOf(html, 'viva-credit');
  expect(viva).toContain('Viva Credit a răspuns la 12.11.2026:');
  expect(viva).toContain('Prețul este în contul de client.');
  expect(lineOf(html, 'hora-credit')).toContain('nu am căutat încă');
  expect(section(html, 'runde')).toMatch(/20\.11\.2026<\/td><td>17\.11\.2026 – 18\.11\.2026/);
});

test('squares do not change the order: lenders stand by name', async () => {
  const html = await render(publishedRounds());
  const names = [...html.matchAll(/<li id="([a-z0-9-]+-credit)">/g)].map((match) => match[1]);
  expect(names).toEqual(['hora-credit', 'smile-credit', 'viva-credit']);
});

test('the page of a lender shows its result once a round is published, and nothing before', async () => {
  expect(await lenderPage('smile-credit')).not.toContain('Ce arată înainte de cerere');
  const after = section(await lenderPage('smile-credit', { transparency: publishedRounds() }), 'surse');
  expect(after).toContain('<a href="/transparenta/#smile-credit">Ce arată înainte de cerere: 3 din 10</a>');
});
