import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { readPriceAlert } from './price-alert-form.ts';

const typed = { creditor: 'ferratum', suma: '2 000', perioada: '3', unitate: '', prag: '' };
const read = (values: object) => readPriceAlert({ ...typed, ...values }, romania.limits);

test('an alert has its lender and loan, and a threshold only when one was typed', () => {
  const loan = { principal: fromLei(2000), term: { count: 3, unit: 'months' } };
  expect(read({})).toEqual({ ok: true, wish: { lender: 'ferratum', loan, threshold: null } });
  expect(read({ prag: '2.300,50 lei', rambursare: 'sfarsit' })).toEqual({
    ok: true,
    wish: { lender: 'ferratum', loan: { ...loan, profile: 'once' }, threshold: fromLei(2300.5) },
  });
});

test.each([
  [{ prag: 'ieftin' }, 'prag', /^Scrieți valoarea în lei/],
  [{ prag: '2300,505' }, 'prag', /^Scrieți valoarea în lei/],
  [{ prag: '99999999999999999999' }, 'prag', /de cel mult 1\u00a0000\u00a0000\u00a0de\u00a0lei$/],
  [{ prag: '2000' }, 'prag', /^Scrieți mai mult de 2\u00a0000\u00a0de\u00a0lei/],
  [{ suma: '' }, 'suma', /^Scrieți suma/],
  [{ suma: '1' }, 'suma', /^Alegeți o sumă între/],
  [{ perioada: 'x' }, 'perioada', /^Scrieți perioada/],
])('%j is refused at %s', (values, field, message) => {
  expect(read(values)).toEqual({
    ok: false,
    problems: [{ field, message: expect.stringMatching(message) }],
  });
});
