import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newRatesPageArgs } from '#tests/factories/rates-page-args.ts';
import { textOf } from '#tests/setup/text-of.ts';
import { BankRatesRoute } from './bank-rates.tsx';
import { loadBankRates } from './bank-rates.data.ts';
import { BankPage } from '#app/tools/rates/bank-page.tsx';
import { loadBank } from './bank.data.ts';

type Options = Parameters<typeof newRatesPageArgs>[1];

const plain = (html: string) => html.replaceAll('\u00a0', ' ');

async function allBanks(address: string, options: Options = {}) {
  const data = await loadBankRates(newRatesPageArgs(address, options));
  return plain(renderToStaticMarkup(<BankRatesRoute data={data} />));
}

async function oneBank(name: string, options: Options = {}) {
  const data = await loadBank(
    newRatesPageArgs(`/curs-valutar-banci/${name}/`, { ...options, params: { name } }),
  );
  return data && plain(renderToStaticMarkup(<BankPage data={data} />));
}

const bcr = { bank: 'bcr', currency: 'EUR', day: '2026-08-19', multiplier: 1, buy: '5.1952', sell: '5.2952' };

test('without rates of banks only the reference is shown, with its date', async () => {
  const text = textOf(await allBanks('/curs-valutar-banci/'));

  expect(text).toContain('Cursurile băncilor nu le avem încă');
  expect(text).not.toMatch(/Banca Transilvania|ING|BCR/);
  expect(text).toContain('1 EUR euro 5,2452 BNR 19.08.2026');
  expect(text).toContain('100 HUF forinți maghiari 1,4375 BNR 19.08.2026');
  expect(text).not.toContain('BGN');
});

test('no text promises the rates of banks before some are imported', async () => {
  const promises = /fiecare bancă|ursul(ui)? (valutar )?(al |la )?băncilor|Curs valutar Banca|Costul/;
  const all = await allBanks('/curs-valutar-banci/');
  const one = (await oneBank('bcr')) ?? '';

  for (const html of [all, one]) {
    expect(html.replaceAll('Cursurile băncilor nu le avem încă', '')).not.toMatch(promises);
    expect(html).not.toMatch(/href="\/(curs-valutar-banci|convertor-valutar)\/(?!\w+-to-)[a-z-]+\/"/);
  }
  expect(all).toContain('Cursul BNR și ce întrebați la bancă');
  expect(one).toContain('<h1>Schimb valutar la Banca Comercială Română (BCR)</h1>');
  expect(await allBanks('/curs-valutar-banci/', { bankRates: [bcr] })).toContain(
    '<h1>Cât costă schimbul valutar la fiecare bancă</h1>',
  );
});

test.each([
  ['without figures of banks', 'noindex', [], true],
  ['with figures of another bank', 'noindex', [{ ...bcr, bank: 'brd' }], true],
  ['with figures older than seven days', 'noindex', [{ ...bcr, day: '2026-08-12' }], true],
  ['with its own figures', 'for search engines', [bcr], false],
])('%s the page of a bank is %s', async (_case, _outcome, bankRates, isHidden) => {
  const html = await oneBank('bcr', { bankRates });
  expect(html?.includes('<meta name="robots" content="noindex"/>')).toBe(isHidden);
});

test('with rates the exchange of the address is computed in lei', async () => {
  const html = await allBanks('/curs-valutar-banci/?suma=200&valuta=eur&sens=cumpar', { bankRates: [bcr] });

  // (5.2952 − 5.2452) · 200 and 5.2952 · 200 lei; (5.2952 − 5.1952) / 5.2452
  expect(textOf(html)).toContain('(BCR) 10 lei 1 059,04 lei 5,1952 5,2952 5,2452 1,91% 19.08.2026');
});

test('an unusable amount computes no exchange', async () => {
  const text = textOf(await allBanks('/curs-valutar-banci/?suma=o+suta', { bankRates: [bcr] }));

  expect(text).toContain('Scrieți suma în cifre, de exemplu 1 250 sau 99,50.');
  // 1 000 euro would be 5 295,20 lei; the list of banks and the reference rates stay.
  expect(text).not.toMatch(/5 295,20|Nu avem acum|recente de la bănci/);
  expect(text).toContain('1 EUR euro 5,2452 BNR');
});

test('rates older than a week are not ranked', async () => {
  const text = textOf(
    await allBanks('/curs-valutar-banci/', { bankRates: [bcr], now: '2026-08-28T08:00:00Z' }),
  );

  expect(text).toContain('Pentru această valută nu avem cursuri recente de la bănci');
});

test('a bank’s page shows its rates, or that there are none', async () => {
  expect(textOf((await oneBank('bcr', { bankRates: [bcr] })) ?? '')).toContain('1 EUR 50 lei 5 295,20 lei');
  expect(await oneBank('ing')).toContain('Cursurile recente ale acestei bănci nu le avem.');
});

test('the page of a bank that replaced others names them', async () => {
  expect(await oneBank('banca-transilvania')).toContain('Aici ajung și adresele vechi pentru OTP Bank.');
});

test('an unknown bank has no page', async () => {
  expect(await oneBank('banca-mea')).toBeNull();
});
