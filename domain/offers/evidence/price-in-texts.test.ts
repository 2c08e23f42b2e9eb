import { expect, test } from 'vitest';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { priceInTexts } from './price-in-texts.ts';

const evidence = readEvidence('content');
const said = (name: string) => priceInTexts(name, evidence)?.replaceAll('\u00a0', ' ');

// Smile Credit prints 1% a day after three free days; Ferratum’s form of 2022 146,80% a year.
test.each([
  ['pret.smile-credit.dobanda', '1% pe zi'],
  ['pret.smile-credit.zile_zero', '3 zile'],
  // 17 days of 10 lei.
  ['pret.smile-credit.cost_1000_20', '170 de lei'],
  ['pret.smile-credit.cost_500_3', '0 lei'],
  ['pret.ferratum.dobanda', '146,8% pe an'],
  ['cat_timp.smile-a1', ''],
  ['fara_pret.viaconto', ''],
])('%s is the statement of the evidence', (name, words) => {
  expect(said(name)).toBe(words);
});

test.each([
  'pret.ferratum.zile_zero',
  'pret.viaconto.dobanda',
  'cat_timp.smile-a2',
  'fara_pret.smile-credit',
])('%s cannot be stated', (name) => {
  expect(priceInTexts(name, evidence)).toBeNull();
});

test.each(['pret.nimeni.dobanda', 'pret.smile-credit.dae', 'cat_timp.nimic-a1', 'lege.dae'])(
  '%s is not a placeholder',
  (name) => {
    expect(priceInTexts(name, evidence)).toBeUndefined();
  },
);

test("a product read from a newer item uses that item's statement, and no longer the earlier one's", () => {
  const smile = evidence.get('smile-credit');
  const [line] = smile?.products ?? [];
  if (!smile || !line) throw new Error('no evidence of Smile Credit');
  const newer: LenderEvidence = {
    ...smile,
    products: [{ ...line, evidence: 'smile-a2', interest: { per: 'day', percent: 0.8 }, free: null }],
  };
  const now = new Map([[smile.lender, newer]]);
  expect(priceInTexts('pret.smile-credit.dobanda', now)).toBe('0,8% pe zi');
  expect(priceInTexts('pret.smile-credit.zile_zero', now)).toBeNull();
  expect(priceInTexts('cat_timp.smile-a1', now)).toBeNull();
  // 20 days of 8 lei.
  expect(priceInTexts('pret.smile-credit.cost_1000_20', now)?.replaceAll('\u00a0', ' ')).toBe('160 de lei');
});
