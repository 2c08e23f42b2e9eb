import { expect, test } from 'vitest';
import { lenderPage, section } from '#tests/factories/rendered-lender.tsx';

const factsOf = (html: string) =>
  /<dl class="facts">.*?<\/dl>/.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? '';

test('amounts, the longest term and the company form one row at the head of a lender’s page, an old document with its year', async () => {
  expect(factsOf(await lenderPage('smile-credit'))).toMatch(
    /Dă +200–5 000 lei +Perioada +cel mult 91 de zile +Firma +IFN, număr BNR/,
  );
  expect(factsOf(await lenderPage('provident'))).toMatch(/Dă \(2020\) +cel mult 20 000 lei/);
  expect(factsOf(await lenderPage('hora-credit'))).toContain('nu avem numărul BNR');
  expect(factsOf(await lenderPage('ferratum'))).toContain('bancă din alt stat');
  expect(await lenderPage('viva-credit')).toContain('href="tel:+40213030080"');
});

test('the evidence of a price is one table, newest first, with its month, content and source', async () => {
  const rows = async (slug: string) =>
    Array.from(
      section(await lenderPage(slug), 'dovezi').matchAll(/<tr><th scope="row">(.*?)<\/tr>/g),
      ([, row = '']) => row.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
    );
  const viva = await rows('viva-credit');
  // The contract of 2019 exceeds today’s ceiling, the form of 2018 states no price, the press of 2012 exceeds it too.
  expect(viva.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    'apr. 2019',
    '2018 Linie',
    '2012 Împrumut',
  ]);
  expect(viva[0]).toContain('dobândă 1,2% pe zi');
  expect(viva[0]).toContain(
    'peste plafonul de azi, dintr-un contract al lui; un contract al creditorului din 07.04.2019',
  );
  expect(viva[1]).toContain('de la creditor; vivacredit.ro');
  const smile = await rows('smile-credit');
  expect(smile[0]).toContain('nov. 2026');
  expect(smile[0]).toContain('preț publicat de creditor; smilecredit.ro');
  expect(smile.at(-1)).toMatch(/^aug\. 2020.*cost 1 087 lei.*0,60% $/);
});

test('the legal ceiling is stated only beside prices of lenders it binds', async () => {
  expect(section(await lenderPage('smile-credit'), 'dovezi')).toContain(
    'Din 11.11.2024 legea pune un plafon pe zi.',
  );
  // A bank of another state, and a company without a known number.
  for (const slug of ['ferratum', 'hora-credit'])
    expect(section(await lenderPage(slug), 'dovezi')).not.toContain('legea pune un plafon');
  expect(section(await lenderPage('smile-credit'), 'dovezi')).toContain(
    'href="/date-deschise/v1/preturi/smile-credit.csv"',
  );
});

test('the cost of being late: the law for the amount, and the lender’s own words with their source', async () => {
  const html = section(await lenderPage('hora-credit', { search: '?suma=3000&perioada=3' }), 'intarziere');
  // Legea 243/2024, art. 2 j and 6: penalties are part of the double of the principal, not on top of it.
  expect(html).toContain(
    'costul cu tot cu întârzieri nu trece de suma împrumutată: la 3 000 de lei, se oprește la',
  );
  expect(html).not.toContain('alți');
  expect(html).toContain('se adună 310 lei');
  // For the requested amount: a fee of 30 lei and 30 days of 30 lei.
  expect(html).toMatch(/La 3 000 de lei restanți 30 de zile.*930 de lei/);
  expect(html).toContain('https://horacredit.ro/');
});

test('a line with known price and rule shows the effect of paying only the minimum', async () => {
  const minimum = section(await lenderPage('ferratum'), 'minim');
  expect(minimum).toContain('<b>65 de luni</b>');
  expect(minimum).toContain('8 247,75 lei');
  expect(minimum).toContain('Din prima plată, 314,25 lei, datoria scade cu 69,58 lei');
  expect(minimum).toContain('cu cifrele din 2022');
  expect(minimum).toContain('<svg');
});

test.each([
  ['viva-credit', 'nu calculăm nici lunile, nici totalul'],
  ['hora-credit', 'Nu am găsit plata minimă a acestei linii'],
])('the line of %s shows only known figures, and no chart', async (slug, words) => {
  const minimum = section(await lenderPage(slug), 'minim');
  expect(minimum).toContain(words);
  expect(minimum).not.toContain('<svg');
  expect(minimum).toContain('href="/verificare/"');
});

test('an extension is computed as the lender prints it', async () => {
  // 60 days of 1% of 2 000 lei.
  expect(section(await lenderPage('smile-credit'), 'intarziere')).toMatch(
    /prelungiți cu încă 30.*1 200 de lei/,
  );
});

test('a link beside the figures reports them as wrong, and names the figure', async () => {
  const html = await lenderPage('viva-credit');
  const reported = [...html.matchAll(/href="\/contact\/\?semnalare=([^"]+)" rel="nofollow"/g)].map(
    (match) => match[1],
  );
  expect(new Set(reported)).toEqual(
    new Set([
      'viva-credit.firma',
      'viva-credit.dovada.viva-b1',
      'viva-credit.dovada.viva-a1',
      'viva-credit.dovada.viva-c1',
      'viva-credit.minim',
      'viva-credit.conditii',
      'viva-credit.intarziere',
    ]),
  );
});
