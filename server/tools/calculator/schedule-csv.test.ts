import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { exampleLoan } from '#domain/tools/calculator/calculator-limits.ts';
import { repaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { scheduleCsv } from './schedule-csv.ts';

test('a schedule becomes a table for a Romanian spreadsheet', () => {
  // Worked by hand: 1 000 lei at 12% over 2 months; 5 lei a month and 20 lei at the start.
  const csv = scheduleCsv(
    repaymentPlan({
      ...exampleLoan,
      principal: fromLei(1_000),
      rate: { percent: 12, per: 'year' },
      term: { count: 2, unit: 'months' },
      fees: { atStart: fromLei(20), monthly: fromLei(5) },
    }),
  );
  expect(csv).toBe(
    [
      '\ufeffLuna;Plata;Dobânda;Principal;Comision;Rest de plată',
      '0;20,00;0,00;0,00;20,00;1000,00',
      '1;512,51;10,00;497,51;5,00;502,49',
      '2;512,51;5,02;502,49;5,00;0,00',
      'Total;1045,02;15,02;1000,00;30,00;',
      '',
    ].join('\r\n'),
  );
});

test('a payment after a number of days shows that number', () => {
  const csv = scheduleCsv(
    repaymentPlan({
      ...exampleLoan,
      principal: fromLei(500),
      rate: { percent: 1, per: 'day' },
      term: { count: 30, unit: 'days' },
      repayment: 'single',
    }),
  );
  expect(csv).toContain('\r\ndupă 30 de zile;650,00;150,00;500,00;0,00;0,00\r\n');
});
