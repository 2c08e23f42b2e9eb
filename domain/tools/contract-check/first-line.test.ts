import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerTyped, usualContract, type TypedContract } from '#tests/factories/contract.ts';
import { firstLine } from './first-line.ts';

type Row = {
  what: string;
  /** how the limit is computed, by the article */
  law: string;
  typed: TypedContract;
  unknown: string;
  ifn: string;
  bank: string;
  car: string;
};

// Limits computed from Legea 243/2024 and each DAE by the equation of the directive, with an independent program.
const rows = JSON.parse(
  readFileSync(new URL('../../../tests/cases/verdicts.json', import.meta.url), 'utf8'),
) as Row[];

function lineOf(typed: TypedContract): string {
  const { main, soft } = firstLine(answerTyped({ ...usualContract, ...typed }).verdict);
  return [main, soft].filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
}

test('sixteen contracts, two at each limit, are in the table', () => {
  expect(rows).toHaveLength(16);
});

test.each(rows)(
  '$what, $typed.platiti: the first line is right for every kind of lender',
  ({ typed, ...said }) => {
    const { unknown, ifn, bank, car } = said;
    const lines = ['', 'ifn', 'banca', 'car'].map((creditor) => lineOf({ ...typed, creditor }));
    expect(lines).toEqual([unknown, ifn, bank, car]);
  },
);

// 1 500 lei for 30 days: at most 450 lei, 615 charged.
const dear: TypedContract = { platiti: '2115' };
test.each<[string, TypedContract, string, string | null]>([
  [
    'the kind of credit',
    { tip: '' },
    'La un credit obișnuit: cu 165 de lei peste lege. La o linie sau la un card contează limita.',
    'tip',
  ],
  [
    'the limit of a line',
    { tip: 'linie' },
    'La o limită de 1 500 de lei: cu 165 de lei peste lege. La o limită mai mare, plafonul este altul.',
    'suma-contract',
  ],
  [
    'a mortgage',
    { ipoteca: 'nu-stiu' },
    'Fără ipotecă: cu 165 de lei peste lege. Cu o casă sau un teren în garanție, plafonul este altul.',
    'ipoteca',
  ],
  [
    'the day',
    { semnat: 'nu-stiu' },
    'Semnat de la 11.11.2024 încoace: cu 165 de lei peste lege. La un contract mai vechi puteți cere revizuirea, dacă era în derulare.',
    'data',
  ],
  [
    'how an insurance is paid',
    { asigurare: '100', 'asigurare-ceruta': 'da' },
    'Cu asigurarea în rate: cu 165 de lei peste lege. Plătită separat, ea crește costul.',
    'asigurare-unde',
  ],
  [
    'whether an old contract was running',
    { data: '10.11.2024' },
    'Contract dinaintea legii; dacă era în derulare la 11.11.2024, puteți cere revizuirea lui.',
    'in-derulare',
  ],
  [
    'how late an old contract is',
    { data: '10.11.2024', 'in-derulare': 'da' },
    'Contract dinaintea legii; cu o întârziere mică, puteți cere revizuirea lui.',
    'restante',
  ],
  [
    'nothing, of an old contract',
    { data: '10.11.2024', 'in-derulare': 'da', restante: '60' },
    'Contract dinaintea legii: puteți cere revizuirea lui.',
    null,
  ],
])('an IFN whose contract omits %s gets an answer by cases', (_, typed, line, asks) => {
  const { verdict } = answerTyped({ ...usualContract, ...dear, ...typed });
  expect([lineOf({ ...dear, ...typed }), verdict.asks]).toEqual([line, asks]);
});

test.each<[TypedContract, string]>([
  // 3% a day of 1 900 lei for 30 days is 1 710, more than the principal.
  [
    { platiti: '1900', penalizare: '3' },
    'Cu 50 de lei sub maximul din lege, dar penalizările de 30 de zile trec peste lege.',
  ],
  [
    { platiti: '2115', penalizari: '1501' },
    'Vi se cer 165 de lei peste lege; și penalizările cerute trec peste ea.',
  ],
  [
    { platiti: '1900', prelungire: '501', 'prelungire-zile': '30' },
    'Cu 50 de lei sub maximul din lege, dar prelungirea trece peste lege.',
  ],
])('additional costs above the legal maximum are in the first line', (typed, line) => {
  expect(lineOf(typed)).toBe(line);
});

test('the marked words about the excess are part of their sentence', () => {
  const { main, past } = firstLine(answerTyped({ ...usualContract, ...dear, creditor: '' }).verdict);
  expect(past?.replaceAll('\u00a0', ' ')).toBe('165 de lei peste lege');
  expect(main).toContain(past);
});
