import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { checkTyped, resultOf, TODAY, usualContract, type TypedContract } from '#tests/factories/contract.ts';

// OUG 50/2010 was read in older forms: above is a question, below is silence, and the verdict is never „peste” or „sub”.
test.each<[string, TypedContract, string, string]>([
  ['fees', { 'nume-comisioane': 'comision de acordare' }, 'ask', '„comision de acordare”'],
  // A word inside another does not count: „comunicare” contains „unic”, „transfert” contains „terț”.
  ['fees', { 'nume-comisioane': 'comision de comunicare' }, 'ask', '„comision de comunicare”'],
  ['fees', { 'nume-comisioane': 'comision de transfert, reasigurare' }, 'ask', 'transfert”, „reasigurare”'],
  [
    'fees',
    { 'nume-comisioane': 'comision unic, costuri ale terților, evaluarea casei' },
    'unknown',
    'lista închisă',
  ],
  ['fees', { 'nume-comisioane': 'Analiză dosar, comision de administrare' }, 'unknown', 'lista închisă'],
  ['due-date', { mutare: '50' }, 'ask', '50 de lei'],
  ['due-date', { mutare: '0' }, 'unknown', 'Nu vi se cere nimic'],
  ['example', { exemplu: 'nu' }, 'ask', 'exemplu reprezentativ'],
  ['example', { exemplu: 'da' }, 'unknown', 'are un exemplu'],
  ['early', { anticipat: '0,5', fixa: 'da' }, 'unknown', 'nu trece de limita'],
  ['early', { anticipat: '0,51', fixa: 'da' }, 'ask', '0,5% în ultimul an'],
  [
    'early',
    { anticipat: '1', fixa: 'da', unitate: 'luni', termen: '13' },
    'unknown',
    '1% cât mai este peste un an',
  ],
  [
    'early',
    { anticipat: '1,01', fixa: 'da', unitate: 'luni', termen: '13' },
    'ask',
    '1% cât mai este peste un an',
  ],
  ['early', { anticipat: '0,5', fixa: 'nu' }, 'ask', 'dobândă variabilă'],
  ['early', { anticipat: '0,5' }, 'ask', 'Spuneți-ne cum este'],
  ['early', { anticipat: '0' }, 'unknown', 'Nu vi se cere nimic'],
])('%s for %o: %s, „%s”', (id, typed, verdict, words) => {
  const result = resultOf(id, typed);
  expect(result?.verdict).toBe(verdict);
  expect(result?.sentence.replaceAll('\u00a0', ' ')).toContain(words);
});

test.each([
  ['early', { anticipat: '0,51', fixa: 'da' }, '0,4% în ultimul an'],
  ['daily-ceiling', { data: '10.11.2024', 'in-derulare': 'da', restante: '31' }, 'la mai mult de 30 de zile'],
])('%s for %o uses the dated rules, not a number of its own: „%s”', (id, typed, words) => {
  const packs = romanianRulePacks.map((pack) => ({
    ...pack,
    earlyRepaymentPercent: pack.earlyRepaymentPercent && {
      ...pack.earlyRepaymentPercent,
      value: { aboveAYear: 2, lastYear: 0.4 },
    },
    olderContracts: pack.olderContracts && {
      ...pack.olderContracts,
      value: { ...pack.olderContracts.value, mostArrearsDays: 30 },
    },
  }));
  const { results } = checkTyped({ ...usualContract, ...typed }, TODAY, packs);
  expect(results.find((result) => result.id === id)?.sentence.replaceAll('\u00a0', ' ')).toContain(words);
});

// 12 x 1 065,52 for 10 000 lei: DAE 60,10% with equal months.
const year: TypedContract = {
  primiti: '10000',
  unitate: 'luni',
  termen: '12',
  platiti: '12 x 1065,52',
  tip: 'rate',
};
test.each([
  ['60,03', 'unknown', 'se potrivește'],
  ['48', 'ask', 'ce plată n-a numărat'],
  ['80', 'ask', 'ce cost a numărat în plus'],
])('a printed DAE of %s: %s', (dae, verdict, words) => {
  const result = resultOf('printed-apr', { ...year, dae });
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});

// 1 950 lei for 1 500 after 30 days: 1,3^(365/30) − 1 and 1,3^12 − 1.
test.each([
  ['2333,94', {}, 'unknown'],
  ['2229,81', {}, 'unknown'],
  ['2333,94', { unitate: 'luni', termen: '1' }, 'unknown'],
  ['2229,81', { unitate: 'luni', termen: '1' }, 'unknown'],
  ['2229,81', { 'data-banilor': '16.11.2026', termen: '16.12.2026' }, 'unknown'],
  ['2333,94', { 'data-banilor': '16.11.2026', termen: '16.12.2026' }, 'unknown'],
  ['2280', {}, 'ask'],
  // 45 days are not whole months: 1,3^(365/45) − 1 alone, not 1,3^12 − 1.
  ['2229,81', { termen: '45' }, 'ask'],
] as const)(
  'a printed DAE of %s%% is accepted by both methods of counting time, and by no third',
  (dae, typed, verdict) => {
    expect(resultOf('printed-apr', { dae, ...typed })?.verdict).toBe(verdict);
  },
);

test('a credit without payment dates has no DAE to compare with', () => {
  expect(resultOf('printed-apr', { ...year, platiti: '12786', tip: 'linie', dae: '60' })).toMatchObject({
    verdict: 'unknown',
    needs: 'tip',
  });
});

test.each([
  [{ 'asigurare-ceruta': 'da' }, 'ask', 'dacă DAE din acte o cuprinde'],
  [{ 'asigurare-ceruta': 'nu' }, 'unknown', 'legea nu o numără'],
  [{}, 'ask', 'și fără ea'],
])('an insurance with the answer %o: %s', (typed, verdict, words) => {
  const result = resultOf('insurance', {
    ...year,
    asigurare: '300',
    'asigurare-unde': 'separat',
    ...typed,
  });
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});

// 14 calendar days: counted from 16.11.2026 the last is 30.11, a holiday on a Monday; the last working day before it is the 27th.
test.each([
  [
    '16.11.2026',
    '2026-11-30',
    'ask',
    'până la 30.11.2026 inclusiv. Ziua este liberă: trimiteți cel târziu la 27.11.2026.',
  ],
  ['16.11.2026', '2026-12-01', 'unknown', 's-au încheiat la 30.11.2026'],
  ['18.11.2026', '2026-11-22', 'ask', 'până la 02.12.2026 inclusiv.'],
])('a contract of %s is checked on %s', (data, today, verdict, words) => {
  const result = resultOf('withdrawal', { data }, today);
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});

test('before the signature there is no last day', () => {
  expect(resultOf('withdrawal', { semnat: 'inca-nu' })?.verdict).toBe('unknown');
});

test.each([
  ['lista:smile-credit', 'unknown', 'SMILE CREDIT IFN S.A., RS-PJR-33-110111'],
  ['lista:credit7', 'ask', 'fără un număr de registru'],
  ['ifn', 'unknown', 'cereți-i numărul din registrul BNR'],
  // Our list contains no banks and no houses: a missing one means nothing.
  ['banca', 'unknown', 'Băncile stau în registrele BNR'],
  ['car', 'unknown', 'Casele de ajutor reciproc stau în registrele BNR'],
  ['', 'unknown', 'Spuneți-ne cine'],
])('the lender „%s”: %s', (creditor, verdict, words) => {
  const result = resultOf('lender', { creditor });
  expect([result?.verdict, result?.sentence]).toEqual([verdict, expect.stringContaining(words)]);
});
