import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { letterSchema } from '#domain/texts/schemas/letter-schema.ts';
import { fillLetter } from '#domain/tools/contract-check/fill-letter.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Debt } from './debt.ts';
import { debtLetterFields, debtLetters } from './debt-letters.ts';
import { planDebts } from './debts-plan.ts';

const debt = (name: string, yearlyRatePercent: number, minimumLei: number): Debt => ({
  name,
  balance: fromLei(1_000),
  yearlyRatePercent,
  minimum: fromLei(minimumLei),
  dueDay: null,
});
const lettersOf = (debts: [Debt, ...Debt[]], extraLei: number) =>
  debtLetters(
    planDebts({ debts, extra: fromLei(extraLei), income: null, refinancing: null }, '2026-11-23', null),
  );

test('each lender whose payment does not reduce the debt is asked for other instalments', () => {
  // 1 000 lei at 120% a year: 100 lei of interest a month.
  expect(lettersOf([debt('A', 120, 90), debt('B', 12, 90), debt('C', 120, 100)], 0)).toEqual([
    { name: 'restructurare', creditor: 'A' },
    { name: 'restructurare', creditor: 'C' },
  ]);
});

test('the lender who gets the extra money, the most expensive one, is told that it repays the principal', () => {
  expect(lettersOf([debt('A', 12, 90), debt('B', 24, 90)], 50)).toEqual([
    { name: 'restructurare', creditor: null },
    { name: 'rambursare-anticipata', creditor: 'B' },
  ]);
});

test('a debt without interest needs no letter about instalments', () => {
  expect(lettersOf([debt('A', 0, 0), debt('B', 12, 90)], 0)).toEqual([
    { name: 'restructurare', creditor: null },
  ]);
});

test.each(['restructurare', 'rambursare-anticipata'])('all fields of the letter %s are filled', (name) => {
  const file = new URL(`../../../content/scrisori/${name}.yml`, import.meta.url);
  const { body } = letterSchema.parse(load(readFileSync(file, 'utf8')));
  const text = fillLetter(body, debtLetterFields('Banca mea', '2026-11-23'));
  expect(text).toContain('Către Banca mea');
  expect(text).toContain('23.11.2026');
  expect(text).not.toContain('{');
  expect(fillLetter(body, debtLetterFields(null, '2026-11-23'))).toContain('Către ________');
});

test('without extra money no lender is told of any', () => {
  expect(lettersOf([debt('A', 12, 90)], 0).map(({ name }) => name)).toEqual(['restructurare']);
});
