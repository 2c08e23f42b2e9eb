import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newRatesPageArgs } from '#tests/factories/rates-page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { ConverterAnswer } from '#app/tools/rates/converter-answer.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { loadSubscription } from './subscription.data.ts';
import { loadConverter } from './converter.data.tsx';
import { ConverterPage } from '#app/tools/rates/converter-page.tsx';

type Options = Parameters<typeof newRatesPageArgs>[1];

async function converterPage(address: string, options: Options = {}): Promise<string> {
  const slug = /^\/convertor-valutar\/([^/?]+)\//.exec(address)?.[1];
  const args = newRatesPageArgs(address, { ...options, params: slug ? { slug } : {} });
  const data = await loadConverter(args);
  if (!data) throw new Error(`no page at ${address}`);
  return renderToStaticMarkup(<ConverterPage data={data} />).replaceAll('\u00a0', ' ');
}

const answerOf = (html: string) => /<output[^>]*>(.*?)<\/output>/.exec(html)?.[1];

test('the leu in lei, which a form shows while both currencies are being chosen, is the same amount', async () => {
  const data = await loadConverter(newRatesPageArgs('/convertor-valutar/', { params: {} }));
  if (!data) throw new Error('no page');
  const answer = <ConverterAnswer data={data} pair={{ from: 'RON', to: 'RON' }} amount={100} typed="100" />;
  expect(answerOf(renderToStaticMarkup(answer))).toBe('100\u00a0de\u00a0lei');
});

test('without a query it converts 100 euro', async () => {
  const html = await converterPage('/convertor-valutar/');

  expect(answerOf(html)).toBe('524,52 lei');
  expect(textOf(html)).toContain('100 de euro fac 524,52 lei 1 euro = 5,2452 lei Curs BNR din 19.08.2026');
});

test('a form without scripts gives the same page as the pair’s own address', async () => {
  const asked = await converterPage('/convertor-valutar/?suma=1+250,5&din=usd&in=eur');

  expect(answerOf(asked)).toBe('1 077,37 euro'); // 1250.5 · 4.5190 / 5.2452 = 1077.3678…
  expect(asked).toContain('<h1>Dolari americani în euro</h1>');
});

test('a pair’s title states its price, source and date', async () => {
  const html = await converterPage('/convertor-valutar/huf-to-ron/');

  expect(html).toContain('<title>100 de forinți maghiari = 1,4375 lei, curs BNR din 19.08.2026</title>');
});

test('an unusable amount is kept and explained, and nothing is converted', async () => {
  const html = await converterPage('/convertor-valutar/?suma=o+suta');

  expect(html).toContain('<title>Eroare: ');
  expect(html).toContain('value="o suta"');
  expect(textOf(html)).toContain('Scrieți suma în cifre, de exemplu 1 250 sau 99,50.');
  // The rate is true for any amount; the default hundred euro are not shown.
  expect(textOf(html)).toMatch(/1 euro = 5,2452 lei/);
  expect(html).not.toMatch(/<output|524,52|id="banci"/);
});

test('a search without results shows the specified sentence', async () => {
  const html = await converterPage('/convertor-valutar/?cauta=zzz');

  expect(textOf(html)).toContain(
    'Căutarea dvs. nu a returnat niciun rezultat. Vă rugăm să verificați ortografia și să încercați din nou.',
  );
  expect(html).toContain('<meta name="robots" content="noindex"');
  // The drawing beside the sentence is decorative.
  expect(html).toMatch(/<svg class="drawing"[^>]*aria-hidden="true".*?<p role="status">Căutarea dvs\./);
});

test('the picture of a link is the last year of rates with the latest date, whatever amount is requested', async () => {
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

test('the link to the offers promises nothing, except in spec mode as specified', async () => {
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
])('%s has no page', async (address) => {
  await expect(converterPage(address)).rejects.toThrow('no page');
});

test('without rates of banks the page states that there are none', async () => {
  const html = await converterPage('/convertor-valutar/bcr/');

  expect(html).toContain('<h1>Convertor valutar Banca Comercială Română (BCR)</h1>');
  expect(textOf(html)).toContain('Cursurile recente ale acestei bănci nu le avem.');
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
  ['/convertor-valutar/usd-to-eur/', 'Evoluția cursului dolarului american', 'La schimb primiți mai puțin'],
])('%s names its currencies as Romanian does: %s, %s', async (address, history, banks) => {
  const rate = { bank: 'bcr', day: '2026-08-19', multiplier: 1, buy: '4.4', sell: '4.6' };
  const bankRates = ['USD', 'HUF'].map((currency) => ({ ...rate, currency }));
  const headings = [...(await converterPage(address, { bankRates })).matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(
    ([, text]) => text,
  );
  expect(headings).toEqual(expect.arrayContaining([history, banks]));
});

test("search engines get the source of a page's rate, in the genitive", async () => {
  expect(await converterPage('/convertor-valutar/usd-to-ron/')).toContain(
    '<meta name="description" content="Cursul dolarului american în lei, la BNR: calcul pentru orice sumă',
  );
});

test('imported rates rank the banks by the cost of this amount', async () => {
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

test.each([
  // The irrevocable rates: 100 euro are 195,583 leva, 1 euro is 7,53450 kunas.
  [
    'eur-to-bgn',
    'fac 195,58 leve bulgărești 1 euro = 1,95583 leve bulgărești Curs fix Leva bulgărească este istorie',
  ],
  ['eur-to-hrk', 'fac 753,45 kune croate 1 euro = 7,53450 kune croate Curs fix Kuna croată este istorie'],
  // 7,53450 / 1,95583 = 3,85232…
  ['bgn-to-hrk', 'fac 385,23 kune croate 1 levă bulgărească = 3,8523 kune croate Curs fix Leva'],
  // 5,2452 / 1,95583 = 2,68182…
  ['bgn-to-ron', 'fac 268,18 lei 1 levă bulgărească = 2,6818 lei Prin euro, curs BNR din 19.08.2026 Leva'],
  // 5,2452 / 7,53450 / 4,5190 = 0,154052…
  [
    'hrk-to-usd',
    'fac 15,41 dolari americani 1 kuna croată = 0,1541 dolari americani Prin euro, curs BNR din 19.08.2026',
  ],
])('%s is converted at the fixed rate, and marked as historical', async (pair, answer) => {
  const text = textOf(await converterPage(`/convertor-valutar/${pair}/`));
  expect(text).toContain(answer);
  expect(text).toContain('folosește euro, la cursul fix de');
});

test('a historical currency cannot be chosen, except on its own page', async () => {
  const option = /<option value="(bgn|hrk)"/;
  expect(await converterPage('/convertor-valutar/')).not.toMatch(option);
  // Their pages stay, marked as historical.
  expect(textOf(await converterPage('/convertor-valutar/'))).toContain(
    'Valute pe care le-a înlocuit euro: levă bulgărească , kuna croată',
  );
  expect(await converterPage('/convertor-valutar/eur-to-bgn/')).toContain('<option value="bgn" selected="">');
});

test('the timelines of a historical currency count its own days', async () => {
  const text = textOf(await converterPage('/convertor-valutar/bgn-to-ron/'));
  // From 20.08.2025 to 31.12.2025 the National Bank published on 93 days.
  expect(text).toContain(
    'Avem 1 din 93 de cursuri publicate în acest interval. 1 curs este al BCE, calculat prin euro.',
  );
});

const euroInTime = [
  { provider: 'bnr', currency: 'EUR', day: '2026-08-14', value: '5.2000', multiplier: 1 },
  { provider: 'ecb', currency: 'EUR', day: '2026-08-19', value: '5.260000', multiplier: 1 },
  { provider: 'bnr', currency: 'MDL', day: '2026-08-14', value: '0.2600', multiplier: 1 },
] as const;

test('both sides of a pair have the same date, even if one of them has a newer rate', async () => {
  // 5,2000 / 0,2600
  const text = textOf(
    await converterPage('/convertor-valutar/eur-to-mdl/?suma=1', { rates: [...euroInTime] }),
  );
  // The page is of 20.08., the latest rates of 19.08.
  expect(text).toContain('1 euro = 20,0000 lei moldovenești Curs vechi de 6 zile , din 14.08.2026.');
  // With the leu, which has no date, the latest rate is used.
  const lei = await converterPage('/convertor-valutar/eur-to-ron/?suma=1', { rates: [...euroInTime] });
  expect(textOf(lei)).toContain('1 euro = 5,2600 lei Curs BCE din 19.08.2026');
});

test('an alert waits for the National Bank, even if the European Central Bank’s rate is newer', async () => {
  const rates = [...euroInTime];
  expect(await converterPage('/convertor-valutar/eur-to-ron/', { rates })).toContain(
    'href="/abonare/?valuta=EUR"',
  );
  const args = newRatesPageArgs('/abonare/', { rates });
  const submission = { token: '', values: {}, problems: [] };
  const forms = { readReceipt: () => null } as unknown as PageArgs['services']['forms'];
  const page = await loadSubscription({ ...args, submission, services: { ...args.services, forms } });
  expect(page.rates).toMatchObject({
    day: '2026-08-14',
    currencies: [{ code: 'EUR', price: 5.2 }, { code: 'MDL' }],
  });
});

test('without a common date nothing is divided', async () => {
  const [, ecb, mdl] = euroInTime;
  const html = await converterPage('/convertor-valutar/eur-to-mdl/', { rates: [ecb, mdl] });
  expect(html).not.toContain('<output');
  expect(textOf(html)).toContain('Cursurile celor două valute nu sunt din aceeași zi');
});

const ofBank = { bank: 'bcr', day: '2026-08-19', multiplier: 1 };
const bankRates = [
  { ...ofBank, currency: 'EUR', buy: '5.1952', sell: '5.2952' },
  { ...ofBank, currency: 'USD', buy: '4.4500', sell: '4.5800' },
];

test.each([
  ['', 'fac 519,52 lei 1 euro = 5,1952 lei Cursul la care banca vă cumpără valuta, din 19.08.2026'],
  [
    '?suma=529,52&din=ron&in=eur',
    'fac 100 de euro 1 leu = 0,1889 euro Cursul la care banca vă vinde valuta, din 19.08.2026 La cursul BNR ar fi 100,95 euro',
  ],
  // 100 · 5,1952 / 4,5800
  ['?din=EUR&in=USD', 'fac 113,43 dolari americani'],
])('the page of a bank converts at its buying and selling rates: %s', async (search, answer) => {
  const html = await converterPage(`/convertor-valutar/bcr/${search}`, { bankRates });
  expect(textOf(html)).toContain(answer);
  expect(html).toContain('<h1>Convertor valutar Banca Comercială Română (BCR)</h1>');
  // The form, the breadcrumbs and the timelines stay at the bank.
  expect(html).toMatch(/<form[^>]* data-form="converter" action="\/convertor-valutar\/bcr\/"/);
  expect(html).toMatch(/href="\/convertor-valutar\/bcr\/\?suma=[^"]*"[^>]*>Inversați/);
  expect(html).toMatch(/href="\/convertor-valutar\/bcr\/\?[^"]*interval=1-luna#evolutie"/);
  expect(html).not.toMatch(/href="\/convertor-valutar\/eur-to-ron\/\?/);
});

test('a currency without a recent rate of the bank is converted at the National Bank’s rate, and the page names it', async () => {
  const old = bankRates.map((rate) => ({ ...rate, day: '2026-08-01' }));
  for (const [search, given] of [
    ['', old],
    ['?din=huf&in=ron', bankRates],
  ] as const) {
    const text = textOf(await converterPage(`/convertor-valutar/bcr/${search}`, { bankRates: [...given] }));
    expect(text).toContain('Am calculat la cursul BNR.');
    expect(text).toContain('Curs BNR din 19.08.2026');
  }
});

test('without rates of banks the page states the cost of an exchange at half, one and two percent', async () => {
  const text = textOf(await converterPage('/convertor-valutar/eur-to-ron/?suma=350'));
  // 350 · 5,2452 = 1 835,82; margins of 1,75, 3,5 and 7 euro.
  expect(text).toContain(
    'Din 350 de euro rămân: Dacă opresc Primiți Pierdeți 0,5% 1 826,64 lei 9,18 lei 1% 1 817,46 lei 18,36 lei 2% 1 799,10 lei 36,72 lei',
  );
  expect(textOf(await converterPage('/convertor-valutar/bgn-to-ron/'))).not.toContain('Dacă opresc');
});

test('late rates carry a warning; rates in time do not', async () => {
  // From 19.08. to 21.11. are 94 days.
  const late = textOf(await converterPage('/convertor-valutar/', { now: '2026-11-21T10:00:00Z' }));
  expect(late).toContain('Curs vechi de 94 de zile , din 19.08.2026. Pe cel de azi îl vedeți la bnr.ro');
  expect(textOf(await converterPage('/convertor-valutar/'))).not.toContain('Curs vechi');
});

test('a timeline with fewer rates than published states its number', async () => {
  const text = textOf(await converterPage('/convertor-valutar/eur-to-ron/?interval=1-saptamana'));

  // 13.08 to 19.08: five days of publication, of which we have two.
  expect(text).toContain('1 euro în lei, în ultima săptămână');
  expect(text).toContain('Avem 2 din 5 cursuri publicate în acest interval.');
  expect(text).toContain('De la 5,2442 la 5,2452');
});

test('a timeline without rates states that there are none', async () => {
  const text = textOf(
    await converterPage('/convertor-valutar/eur-to-ron/?interval=48-ore', { now: '2026-11-21T10:00:00Z' }),
  );

  expect(text).toContain('Nu avem niciun curs din acest interval.');
});
