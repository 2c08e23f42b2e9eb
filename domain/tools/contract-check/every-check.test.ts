import { expect, test } from 'vitest';
import { resultOf, type TypedContract } from '#tests/factories/contract.ts';
import { checks } from './check-contract.ts';
import type { Verdict } from './verdict.ts';

type Case = { typed: TypedContract; says: Verdict };

const year: TypedContract = {
  primiti: '10000',
  unitate: 'luni',
  termen: '12',
  platiti: '12 x 1065,52',
  tip: 'rate',
};
const large: TypedContract = { primiti: '30000', unitate: 'luni', termen: '12' };
const line: TypedContract = {
  tip: 'linie',
  'suma-contract': '1000',
  primiti: '1000',
  termen: '12',
  unitate: 'luni',
  platiti: '1900',
};

/**
 * Cases on each side of each check's limit, by the article it cites. If its act was read in an older form or second-hand, or
 * leaves room for readings, „over” is a question and „under” is silence.
 */
const cases: Record<string, { over: Case; under: Case }> = {
  // Legea 243/2024, art. 6: 1% of 1 500 lei for 30 days is 450.
  'daily-ceiling': {
    over: { typed: { platiti: '1950,01' }, says: 'over' },
    under: { typed: { platiti: '1950' }, says: 'under' },
  },
  // The same: at most the amount itself.
  'double-ceiling': {
    over: { typed: { primiti: '1000', termen: '200', platiti: '2000,01' }, says: 'over' },
    under: { typed: { primiti: '1000', termen: '200', platiti: '2000' }, says: 'under' },
  },
  // Art. 5, at BNR's rate, which was read second-hand.
  'apr-ceiling': {
    over: { typed: { ...large, platiti: '41000' }, says: 'ask' },
    under: { typed: { ...large, platiti: '36000' }, says: 'unknown' },
  },
  // Art. 9 b: the amount lent.
  penalties: {
    over: { typed: { penalizari: '1500,01' }, says: 'over' },
    under: { typed: { penalizari: '1050' }, says: 'under' },
  },
  // 1 950 lei for 30 days at 3% is 1 755, above 1 500; at 1% it is 585, within 1 050.
  late: {
    over: { typed: { penalizare: '3' }, says: 'over' },
    under: { typed: { penalizare: '1' }, says: 'under' },
  },
  // 30 days more: 450 as a new contract, 900 in all as the same one.
  extension: {
    over: { typed: { prelungire: '450,01', 'prelungire-zile': '30' }, says: 'over' },
    under: { typed: { platiti: '1600', prelungire: '100', 'prelungire-zile': '30' }, says: 'under' },
  },
  // Interest of 10% a month always exceeds a payment of 5%.
  minimum: {
    over: { typed: { ...line, dobanda: '120', minima: '5' }, says: 'ask' },
    under: { typed: { ...line, dobanda: '48', minima: '10', 'minima-lei': '50' }, says: 'under' },
  },
  // 12 x 1 065,52 for 10 000 lei: 60,10%.
  'printed-apr': {
    over: { typed: { ...year, dae: '48' }, says: 'ask' },
    under: { typed: { ...year, dae: '60,10' }, says: 'unknown' },
  },
  // Required: included in the printed DAE, or not. 12 x 1 065,52 and 300 lei at once: 68,9%.
  insurance: {
    over: {
      typed: {
        ...year,
        asigurare: '300',
        'asigurare-unde': 'separat',
        'asigurare-ceruta': 'da',
        dae: '60,1',
      },
      says: 'ask',
    },
    under: {
      typed: {
        ...year,
        asigurare: '300',
        'asigurare-unde': 'in-rate',
        'asigurare-ceruta': 'da',
        dae: '60,1',
      },
      says: 'unknown',
    },
  },
  // OUG 50/2010, art. 36.
  fees: {
    over: { typed: { 'nume-comisioane': 'comision de acordare' }, says: 'ask' },
    under: { typed: { 'nume-comisioane': 'analiză dosar' }, says: 'unknown' },
  },
  // Art. 35 (1) e.
  'due-date': {
    over: { typed: { mutare: '0,01' }, says: 'ask' },
    under: { typed: { mutare: '0' }, says: 'unknown' },
  },
  // Art. 8 and 9.
  example: {
    over: { typed: { exemplu: 'nu' }, says: 'ask' },
    under: { typed: { exemplu: 'da' }, says: 'unknown' },
  },
  // Art. 58 (1): an open right is to be used, a past one is history.
  withdrawal: {
    over: { typed: { data: '08.11.2026' }, says: 'ask' },
    under: { typed: { data: '07.11.2026' }, says: 'unknown' },
  },
  // Art. 67: 0,5% with a year or less to go.
  early: {
    over: { typed: { anticipat: '0,51', fixa: 'da' }, says: 'ask' },
    under: { typed: { anticipat: '0,5', fixa: 'da' }, says: 'unknown' },
  },
  // Legea 93/2009, art. 2 (2).
  lender: {
    over: { typed: { creditor: 'lista:credit7' }, says: 'ask' },
    under: { typed: { creditor: 'lista:smile-credit' }, says: 'unknown' },
  },
};

test('every check has a case on each side of its limit', () => {
  expect(Object.keys(cases).toSorted()).toEqual(checks.map(({ id }) => id).toSorted());
});

test.each(Object.entries(cases))('%s: above its limit and below it', (id, { over, under }) => {
  expect(resultOf(id, over.typed)?.verdict).toBe(over.says);
  expect(resultOf(id, under.typed)?.verdict).toBe(under.says);
});

test.each(Object.entries(cases))(
  '%s: both results have a sentence, an article and the way it was read',
  (id, { over, under }) => {
    const results = [over, under].map(({ typed }) => resultOf(id, typed));
    for (const result of results) {
      expect(result?.sentence).toMatch(/^[A-ZĂÂÎȘȚ„].*[.]$/);
      expect(result?.basis.length).toBeGreaterThan(0);
    }
    expect(results[0]?.sentence).not.toBe(results[1]?.sentence);
  },
);
