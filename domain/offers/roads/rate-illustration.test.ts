import { expect, test } from 'vitest';
import { rateIllustrationsSchema } from './rate-illustration.ts';

const source = { name: 'pagina băncii', url: 'https://banca.test/', readAt: '2026-10-01' };
const dated = { source, dating: { by: 'unknown' } };
const example = {
  principalLei: 50_000,
  termMonths: 60,
  rate: { percentAYear: 10, kind: 'fixed' },
  repayment: 'equal',
  fees: {},
  // 60 payments that repay 50 000 lei at 10% a year.
  printed: { instalmentLei: 1_062.35 },
  ...dated,
};
const bank = { id: 'banca', road: 'bank', lender: 'Banca', loan: 'credit', page: 'https://banca.test/' };
const rates = (...percents: number[]) =>
  percents.map((percentAYear) => ({ rate: { percentAYear, kind: 'fixed' } }));
const list = (more: object) => ({
  list: { rates: rates(8, 12), repayment: 'equal', fees: 'unknown', ...dated, ...more },
});
const problemsOf = (...all: object[]) =>
  rateIllustrationsSchema
    .safeParse(all.map((one) => ({ ...bank, ...one })))
    .error?.issues.map(({ message }) => message) ?? [];

test('a lender with only a page, a list or an example is accepted', () => {
  expect(problemsOf({}, { id: 'b', examples: [example] }, { id: 'c', ...list({}) })).toEqual([]);
});

test.each([
  [
    'whose figures do not follow from it',
    { examples: [{ ...example, printed: { instalmentLei: 1_000 } }] },
    /does not follow/,
  ],
  [
    'with an insurance that would be carried',
    { examples: [{ ...example, fees: { insuranceMonthlyLei: 42 }, printed: { instalmentLei: 1_104.35 } }] },
    /an insurance is not carried/,
  ],
  ['whose list begins with the highest', list({ rates: rates(12, 8) }), /the lowest rate comes first/],
  ['with a limit that nobody states', { limits: { leastLei: 2_000 } }, /a limit has a source/],
  [
    'with a date of unknown origin',
    { examples: [{ ...example, source: { ...source, date: '2026-09' } }] },
    /a date is either known/,
  ],
  ['without an address of its own', { page: 'banca' }, /./],
])('a lender %s stops the start', (_, change, problem) => {
  expect(problemsOf(change)).toEqual([expect.stringMatching(problem)]);
});

test('two lenders of one id stop the start', () => {
  expect(problemsOf({}, {})).toEqual(['two illustrations have the id banca']);
});
