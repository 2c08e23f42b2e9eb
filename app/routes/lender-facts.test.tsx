import { expect, test } from 'vitest';
import { lenderPage, section } from '#tests/factories/rendered-lender.tsx';

test('what is known of a lender stands in a row at the head of its page, the price by how good it is', async () => {
  const known = /<dl class="lender-known">.*?<\/dl>/.exec(await lenderPage('smile-credit'))?.[0];
  expect(known).toContain('200–5 000 lei');
  expect(known).toContain('cel mult 91 de zile');
  expect(known).toContain('cost 1 087 de lei');
  expect(known).toContain('<div class="lender-known-current"><dt>Preț</dt><dd><b>1% pe zi</b>');
  const viva = /<dl class="lender-known">.*?<\/dl>/.exec(await lenderPage('viva-credit'))?.[0];
  expect(viva).toContain('<dt>Ultimul preț găsit</dt><dd><b>1,2% pe zi</b> 07.04.2019');
  expect(viva).toContain('<dt>Prețul de azi</dt><dd><b>negăsit</b>');
  expect(viva).toContain('href="tel:+40213030080"');
});

test('the evidence of a price stands by date, with its tier and what it lets us say', async () => {
  const viva = section(await lenderPage('viva-credit'), 'dovezi');
  const said = [...viva.matchAll(/<rect class="ev-([a-z-]+)"/g)].map((match) => match[1]);
  // The contract of 2019 passes today’s ceiling, the form of 2018 tells no price, the press of 2012 passes it too.
  expect(said).toEqual(['old', 'unknown', 'old']);
  expect(viva).toContain('dobândă 1,2% pe zi');
  expect(viva).toContain('un contract al creditorului din 07.04.2019');
  expect(viva).toContain('Din 11.11.2024 legea pune un plafon: 1% pe zi');
  expect(section(await lenderPage('smile-credit'), 'dovezi')).toContain('preț publicat de creditor');
  expect(section(await lenderPage('ferratum'), 'dovezi')).not.toContain('legea pune un plafon');
});

test('the cost of being late: the law for the sum, and the lender’s own words with their source', async () => {
  const html = section(await lenderPage('hora-credit', { search: '?suma=3000&perioada=3' }), 'intarziere');
  // Legea 243/2024, art. 2 j and 6: penalties are inside the double of the sum, not on top of it.
  expect(html).toContain('La 3 000 de lei, costul, cu întârzieri cu tot, se oprește la');
  expect(html).toContain('Așa citim noi legea');
  expect(html).not.toContain('alți');
  expect(html).toContain('se adună 310 lei');
  // For the sum asked for: a fee of 30 lei and 30 days of 30 lei.
  expect(html).toMatch(/La 3 000 de lei restanți 30 de zile.*930 de lei/);
  expect(html).toContain('https://horacredit.ro/');
});

test('a line whose price and rule are known says what paying only the minimum does', async () => {
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
])('of the line of %s only what is known is said, and nothing is drawn', async (slug, words) => {
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

test('beside its figures one can say that they are wrong, and the figure is named', async () => {
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

test.each([
  ['smile-credit', ['point-current', 'point-old']],
  ['ferratum', ['point-old']],
])('the prices of %s in time look as their evidence does', async (slug, looks) => {
  const html = await lenderPage(slug);
  const drawn = ['point-current', 'point-old'].filter((look) => html.includes(`class="chart-${look}"`));
  expect(drawn).toEqual(looks);
  for (const look of looks) expect(html).toContain(`class="chart-key-${look}"`);
});

test('each product has its own drawing in time, dated or said to have no date, and a file', async () => {
  const smile = section(await lenderPage('smile-credit'), 'dovezi');
  const lanes = [...smile.matchAll(/<p id="pret-([a-z-]+)">/g)].map((match) => match[1]);
  expect(lanes).toEqual(['linie-de-credit', 'linie-de-credit-la-prelungire', 'credit-online-caz-de-test']);
  // The page of today has no date, and its day is that of reading: a square. The test of August 2020 has one.
  expect(smile.match(/<g class="chart-undated"><path class="chart-point"/g)).toHaveLength(2);
  expect(smile).toContain('Linie de credit: 1% pe zi, fără dată, nov. 2026.');
  expect(smile).toContain('Credit online, caz de test: 0,60% pe zi, din august 2020.');
  expect(smile).toContain('<td>fără dată</td>');
  expect(smile).toContain('href="/date-deschise/v1/preturi/smile-credit.csv"');
  expect(smile).toContain('Între două citiri nu știm prețul.');
  // Never a line: no page was read twice.
  expect(smile).not.toContain('class="chart-main"');
});

test('the law’s ceiling is drawn only for firms it binds', async () => {
  expect(section(await lenderPage('smile-credit'), 'dovezi')).toContain('class="chart-other"');
  // A bank of another state, and a firm whose number nobody found.
  for (const slug of ['ferratum', 'hora-credit'])
    expect(section(await lenderPage(slug), 'dovezi')).not.toContain('class="chart-other"');
});
