import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newRatesPageArgs } from '#tests/factories/rates-page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { loadConverter } from './converter.data.tsx';
import { ConverterRoute } from './converter.tsx';

type Options = Parameters<typeof newRatesPageArgs>[1];

async function converterPage(address: string, options: Options = {}): Promise<string> {
  const slug = /^\/convertor-valutar\/([^/?]+)\//.exec(address)?.[1];
  const args = newRatesPageArgs(address, { ...options, params: slug ? { slug } : {} });
  const data = await loadConverter(args);
  if (!data) throw new Error(`no page at ${address}`);
  return renderToStaticMarkup(<ConverterRoute data={data} />).replaceAll('\u00a0', ' ');
}

const answerOf = (html: string) => /<output[^>]*>(.*?)<\/output>/.exec(html)?.[1];

test('without a question it converts 100 euro', async () => {
  const html = await converterPage('/convertor-valutar/');

  expect(answerOf(html)).toBe('524,52 lei');
  expect(textOf(html)).toContain('100 de euro fac 524,52 lei 1 euro = 5,2452 lei Curs BNR din 19.08.2026');
});

test('a form without a script gives the same page as the pair’s own address', async () => {
  const asked = await converterPage('/convertor-valutar/?suma=1+250,5&din=usd&in=eur');

  expect(answerOf(asked)).toBe('1 077,37 euro'); // 1250.5 · 4.5190 / 5.2452 = 1077.3678…
  expect(asked).toContain('<h1>Dolari americani în euro</h1>');
});

test('a pair’s title says its price, whose it is and of which day', async () => {
  const html = await converterPage('/convertor-valutar/huf-to-ron/');

  expect(html).toContain('<title>100 de forinți maghiari = 1,4375 lei, curs BNR din 19.08.2026</title>');
});

test('an amount that can not be used is kept, explained, and the usual one converted', async () => {
  const html = await converterPage('/convertor-valutar/?suma=o+suta');

  expect(html).toContain('<title>Eroare: ');
  expect(html).toContain('value="o suta"');
  expect(textOf(html)).toContain('Scrieți suma în cifre, de exemplu 1 250 sau 99,50.');
  expect(answerOf(html)).toBe('524,52 lei');
});

test('a search that finds nothing says the specified sentence', async () => {
  const html = await converterPage('/convertor-valutar/?cauta=zzz');

  expect(textOf(html)).toContain(
    'Căutarea dvs. nu a returnat niciun rezultat. Vă rugăm să verificați ortografia și să încercați din nou.',
  );
  expect(html).toContain('<meta name="robots" content="noindex"');
  // A drawing beside the sentence, for the eye alone.
  expect(html).toMatch(/<svg class="drawing"[^>]*aria-hidden="true".*?<p role="status">Căutarea dvs\./);
});

test('the picture of a link is the last year of rates with the day of the newest, whatever amount is asked about', async () => {
  const pictureOf = async (search: string) => {
    const data = await loadConverter(newRatesPageArgs(`/convertor-valutar/${search}`, { params: {} }));
    return { card: data?.shareCard, name: data?.picture };
  };
  const { card, name } = await pictureOf('');
  expect(card?.caption?.replaceAll('\u00a0', ' ')).toBe('1 euro în lei, în ultimele 12 luni');
  expect(card?.note).toContain('cursurile BNR, până la 19.08.2026');
  expect(card?.drawing.kind).toBe('chart');
  expect(name).toMatch(/^pagini\/convertor-valutar\.[0-9a-f]{16}$/);
  expect((await pictureOf('?suma=250')).name).toBe(name);
});

test('the way to the offers promises nothing, except in spec mode what the specification has', async () => {
  const sourced = textOf(await converterPage('/convertor-valutar/'));
  expect(sourced).toContain('Aveți nevoie de bani în lei, nu de valută?');
  expect(sourced).not.toMatch(/4000|15 minute/);

  const spec = textOf(await converterPage('/convertor-valutar/', { country: { offerClaims: 'spec' } }));
  expect(spec).toContain('Împrumut de până la 4000 lei în 15 minute');
  expect(spec).not.toContain('nu de valută?');
});

test('a search finds a currency by its country', async () => {
  const html = await converterPage('/convertor-valutar/?cauta=ungaria');

  expect(html).toContain('href="/convertor-valutar/huf-to-ron/"');
});

test.each([
  '/convertor-valutar/eur-to-xxx/',
  '/convertor-valutar/eur-to-eur/',
  '/convertor-valutar/banca-mea/',
])('%s names nothing', async (address) => {
  await expect(converterPage(address)).rejects.toThrow('no page');
});

test('without figures of banks none are shown, and the page says so', async () => {
  const html = await converterPage('/convertor-valutar/bcr/');

  expect(html).toContain('<h1>Convertor valutar Banca Comercială Română (BCR)</h1>');
  expect(textOf(html)).toContain('Nu avem acum cifre recente de la această bancă și nu inventăm altele.');
  expect(html).not.toContain('Ecart');
  expect(html).not.toContain('href="/curs-valutar-banci/bcr/"');
});

test.each([
  [
    '/convertor-valutar/usd-to-ron/',
    'Evoluția cursului dolarului american',
    'Unde schimbați dolarii americani',
  ],
  ['/convertor-valutar/ron-to-usd/', 'Evoluția cursului leului', 'Unde schimbați dolarii americani'],
  [
    '/convertor-valutar/huf-to-ron/',
    'Evoluția cursului forintului maghiar',
    'Unde schimbați forinții maghiari',
  ],
  ['/convertor-valutar/usd-to-eur/', 'Evoluția cursului dolarului american', 'La bănci'],
])('%s names its currencies as Romanian does: %s, %s', async (address, history, banks) => {
  const rate = { bank: 'bcr', day: '2026-08-19', multiplier: 1, buy: '4.4', sell: '4.6' };
  const bankRates = ['USD', 'HUF'].map((currency) => ({ ...rate, currency }));
  const headings = [...(await converterPage(address, { bankRates })).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(
    ([, text]) => text,
  );
  expect(headings).toEqual(expect.arrayContaining([history, banks]));
});

test('search engines are told whose rate a page has, in the genitive', async () => {
  expect(await converterPage('/convertor-valutar/usd-to-ron/')).toContain(
    '<meta name="description" content="Cursul dolarului american în lei, la BNR: calcul pentru orice sumă',
  );
});

test('imported figures rank the banks by what this amount costs', async () => {
  const line = { currency: 'EUR', day: '2026-08-19', multiplier: 1 };
  const html = await converterPage('/convertor-valutar/eur-to-ron/?suma=1000', {
    bankRates: [
      { ...line, bank: 'brd', buy: '5.1452', sell: '5.3452' },
      { ...line, bank: 'bcr', buy: '5.1952', sell: '5.2952' },
    ],
  });

  const table = textOf(
    /<table[^>]*aria-label="Vindeți[^]*?<\/table>|<table[^]*?costul schimbului[^]*?<\/table>/i.exec(
      html,
    )?.[0] ?? '',
  );
  // 1 000 euro sold 5 and 10 bani below the reference.
  expect(table).toMatch(/\(BCR\) 50 lei 5 195,20 lei .* BRD – Groupe Société Générale 100 lei 5 145,20 lei/);
});

test('a currency that is gone says until when it had rates', async () => {
  const text = textOf(await converterPage('/convertor-valutar/bgn-to-ron/'));

  expect(text).toContain('Curs BCE din 30.12.2025');
  expect(text).toContain('Această valută nu mai există. Ultimul ei curs este din 31.12.2025.');
});

test('rates that are late say so; rates in time do not', async () => {
  const late = 'Acesta nu este cel mai nou curs publicat de BNR.';

  expect(await converterPage('/convertor-valutar/', { now: '2026-11-21T10:00:00Z' })).toContain(late);
  expect(await converterPage('/convertor-valutar/')).not.toContain(late);
});

test('a timeline with fewer rates than published says how many it has', async () => {
  const text = textOf(await converterPage('/convertor-valutar/eur-to-ron/?interval=1-saptamana'));

  // 13.08 to 19.08: five days of publication, of which we have two.
  expect(text).toContain('1 euro în lei, în ultima săptămână');
  expect(text).toContain('Avem 2 din 5 cursuri publicate în acest interval.');
  expect(text).toContain('De la 5,2442 la 5,2452');
});

test('a timeline without rates says so', async () => {
  const text = textOf(
    await converterPage('/convertor-valutar/eur-to-ron/?interval=48-ore', { now: '2026-11-21T10:00:00Z' }),
  );

  expect(text).toContain('Nu avem niciun curs din acest interval.');
});
