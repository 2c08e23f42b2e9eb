import { expect, test } from 'vitest';
import { formatLei } from '#domain/base/text/format-money.ts';
import { checkTyped, resultOf, usualContract, type TypedContract } from '#tests/factories/contract.ts';

const instalments: TypedContract = { tip: 'rate', unitate: 'luni' };
const insuredApart: TypedContract = { asigurare: '100', 'asigurare-unde': 'separat' };

// Legea 243/2024, art. 6: 1% a day up to 5 000 lei, 0,8% up to 10 000, 0,6% up to 25 000. By hand: amount × percent × days.
test.each([
  ['1 500 lei, 30 days, at the ceiling', { platiti: '1950' }, 'under'],
  ['one ban above it', { platiti: '1950,01' }, 'over'],
  ['5 000 lei, 30 days, 1 500 lei of cost', { primiti: '5000', platiti: '6500' }, 'under'],
  ['one ban more', { primiti: '5000', platiti: '6500,01' }, 'over'],
  ['5 001 lei, 30 days, 1 200,24 lei', { primiti: '5001', platiti: '6201,24' }, 'under'],
  ['one ban more in the second band', { primiti: '5001', platiti: '6201,25' }, 'over'],
  ['10 000 lei, 30 days, 2 400 lei', { primiti: '10000', platiti: '12400' }, 'under'],
  ['10 001 lei, 30 days, 1 800,18 lei', { primiti: '10001', platiti: '11801,18' }, 'under'],
  ['one ban more in the third band', { primiti: '10001', platiti: '11801,19' }, 'over'],
  ['25 000 lei, 30 days, 4 500 lei', { primiti: '25000', platiti: '29500' }, 'under'],
  ['fees count too', { platiti: '1900', comisioane: '50,01' }, 'over'],
  ['an optional insurance does not', { platiti: '1950', ...insuredApart, 'asigurare-ceruta': 'nu' }, 'under'],
  ['one that is required does', { platiti: '1950', ...insuredApart, 'asigurare-ceruta': 'da' }, 'over'],
  ['one of which nobody knows does not', { platiti: '1950', ...insuredApart }, 'under'],
  ['one that may come on top leaves it open', { platiti: '1950', asigurare: '100' }, 'unknown'],
  ['and what is above without it is above', { platiti: '2050,01', asigurare: '100' }, 'over'],
])('the daily ceiling: %s', (_, typed, verdict) => {
  expect(resultOf('daily-ceiling', typed)?.verdict).toBe(verdict);
});

test('the excess is stated in lei, with the article', () => {
  const result = resultOf('daily-ceiling', { platiti: '2115' });
  expect(result?.sentence.replaceAll('\u00a0', ' ')).toBe(
    'Costul, 615 lei, trece cu 165 de lei peste cât permite legea pentru 30 de zile, la 1% pe zi: 450 de lei.',
  );
  expect(result?.basis[0]?.name).toBe('Legea 243/2024, art. 6');
});

test.each([
  ['above 25 000 lei there is no ceiling of a day', { primiti: '25001', platiti: '26000' }],
  ['a mortgage has another', { ipoteca: 'da' }],
])('%s', (_, typed) => {
  expect(resultOf('daily-ceiling', typed)).toBeNull();
});

// 1 000 lei for 100 days at 1% cost 1 000: the daily ceiling and the double are equal there.
test.each([
  ['at the double', '2000', 'under'],
  ['one ban above it', '2000,01', 'over'],
])('the double of the credit: %s', (_, platiti, verdict) => {
  expect(resultOf('double-ceiling', { primiti: '1000', termen: '200', platiti })?.verdict).toBe(verdict);
});

test('a credit in instalments shows both bases of the percentage, the most generous first', () => {
  // Two payments of 600 lei after 1 and 2 months for 1 000: 1% of 1 000 over 61 days is 610 lei.
  const result = resultOf('daily-ceiling', {
    ...instalments,
    primiti: '1000',
    termen: '2',
    platiti: '2 x 780',
  });
  expect(result?.verdict).toBe('under');
  expect(result?.readings?.map(({ over }) => over !== null)).toEqual([false, true]);
  expect(result?.sentence).toContain('Într-o citire mai strânsă ar trece.');
});

test('the limit of a line determines its band and its base', () => {
  const line: TypedContract = { tip: 'linie', primiti: '2000', 'suma-contract': '6000', platiti: '2900' };
  const result = resultOf('daily-ceiling', line);
  // 0,8% of 6 000 for 30 days; of the 2 000 drawn, 1%.
  expect(result?.readings?.map(({ most }) => formatLei(most).replaceAll('\u00a0', ' '))).toEqual([
    '1 440 lei',
    '600 lei',
  ]);
  expect(result?.verdict).toBe('under');
});

test('the percentage in the sentence belongs to the most generous reading', () => {
  // 1% of the 5 000 drawn is more per day than 0,8% of the limit of 5 500.
  const result = resultOf('daily-ceiling', {
    tip: 'linie',
    primiti: '5000',
    'suma-contract': '5500',
    platiti: '6000',
  });
  expect(result?.sentence.replaceAll('\u00a0', ' ')).toContain('la 1% pe zi: 1 500 de lei');
});

test.each([
  [{ creditor: '' }, 'creditor'],
  [{ creditor: 'lista:credit7' }, 'creditor'],
  [{ semnat: 'nu-stiu' }, 'data'],
  [{ ipoteca: 'nu-stiu' }, 'ipoteca'],
  // The limit of a line determines its band, and without the kind of credit it is unknown whether there is a limit.
  [{ tip: 'linie' }, 'suma-contract'],
  [{ tip: 'card' }, 'suma-contract'],
  [{ tip: '' }, 'tip'],
  [{ creditor: 'banca' }, undefined],
  [{ creditor: 'banca-alt-stat' }, undefined],
  [{ creditor: 'lista:ferratum' }, undefined],
  [{ primiti: '100001', platiti: '900000' }, undefined],
  [{ ...instalments, termen: '61', platiti: '61 x 300' }, undefined],
  // Contracts concluded before the law, Legea 243/2024 art. 10.
  [{ data: '10.11.2024' }, 'in-derulare'],
  [{ data: '10.11.2024', 'in-derulare': 'nu' }, undefined],
  [{ data: '10.11.2024', 'in-derulare': 'da' }, 'restante'],
  [{ data: '10.11.2024', 'in-derulare': 'da', restante: '61' }, undefined],
])('%o gets no verdict, however expensive it is', (typed, needs) => {
  const checked = checkTyped({ ...usualContract, platiti: '9000', ...typed });
  expect(checked).toMatchObject({ verdict: 'unknown', maximumCost: null, over: null });
  const result = checked.results.find(({ id }) => id === 'daily-ceiling');
  expect([result?.verdict, result?.needs]).toEqual(['unknown', needs]);
  expect(checked.results.map(({ verdict }) => verdict)).not.toContain('over');
});

test.each([
  ['10.11.2024', { 'in-derulare': 'da', restante: '60' }, 'ask'],
  ['11.11.2024', {}, 'over'],
])('a contract of %s is judged by the law of its date', (data, typed, verdict) => {
  expect(checkTyped({ ...usualContract, platiti: '2115', data, ...typed }).verdict).toBe(verdict);
});

test('60 months are five years, and still in scope', () => {
  expect(resultOf('daily-ceiling', { ...instalments, termen: '60', platiti: '60 x 30' })?.verdict).toBe(
    'under',
  );
});

// Art. 5: 34,5% at BNR's rate of 15.05.2026, which was read second-hand: above it the result is a question, below it silence.
test.each([
  ['above', '41000', 'ask', 'peste 34,5% (la dobânda BNR din 15.05.2026)'],
  ['below', '36000', 'unknown', 'sub 34,5% (la dobânda BNR din 15.05.2026)'],
])('the ceiling of DAE: %s', (_, platiti, verdict, words) => {
  const result = resultOf('apr-ceiling', { primiti: '30000', unitate: 'luni', termen: '12', platiti });
  expect(result?.verdict).toBe(verdict);
  expect(result?.sentence).toContain(words);
});

test('a mortgage is compared with 15,5%', () => {
  const result = resultOf('apr-ceiling', {
    ipoteca: 'da',
    primiti: '3000',
    unitate: 'luni',
    termen: '12',
    platiti: '3600',
  });
  expect(result?.verdict).toBe('ask');
  expect(result?.sentence).toContain('15,5%');
});

// Art. 9 b: penalties are limited to the amount lent; by art. 2 j with 6 penalties and cost together are, in our reading.
test.each([
  ['1050', 'under'],
  ['1050,01', 'ask'],
  ['1500', 'ask'],
  ['1500,01', 'over'],
])('penalties of %s lei are judged beside a cost of 450', (penalizari, verdict) => {
  expect(resultOf('penalties', { penalizari })?.verdict).toBe(verdict);
});

test('above 25 000 lei penalties are compared alone', () => {
  const large = { primiti: '26000', platiti: '36000', penalizari: '26000' };
  expect(resultOf('penalties', large)?.verdict).toBe('under');
  expect(resultOf('penalties', { ...large, penalizari: '26000,01' })?.verdict).toBe('over');
});

// 1 950 lei late at 1% a day: 195 lei in 10 days, 585 in 30.
test.each([
  ['1', 'under'],
  ['2', 'ask'],
  ['3', 'over'],
])('the cost of being late is judged at %s% a day', (penalizare, verdict) => {
  expect(resultOf('late', { penalizare })?.verdict).toBe(verdict);
});

test('the cost of being 10 and 30 days late is stated even without a ceiling', () => {
  const result = resultOf('late', { penalizare: '1', creditor: 'banca' });
  expect(result?.sentence.replaceAll('\u00a0', ' ')).toContain(
    'O plată de 1 950 de lei întârziată 10 zile costă în plus 195 de lei, iar 30 de zile, 585 de lei.',
  );
  expect(result?.verdict).toBe('unknown');
});

// 1 500 lei, 30 days more: a new contract allows 450; the same one, 900 in total, of which 450 are used at the ceiling.
test.each([
  ['a cheap one', { platiti: '1600', prelungire: '100' }, 'under'],
  ['within 450 of its own, above 900 with the rest', { platiti: '2000', prelungire: '450' }, 'ask'],
  ['above 450 of its own and 900 in all', { prelungire: '450,01' }, 'over'],
])('an extension of 30 days: %s', (_, typed, verdict) => {
  expect(resultOf('extension', { 'prelungire-zile': '30', ...typed })?.verdict).toBe(verdict);
});
