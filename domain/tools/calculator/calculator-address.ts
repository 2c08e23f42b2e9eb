import type { Bani } from '#domain/base/money/bani.ts';
import type { CalculatedLoan } from './calculated-loan.ts';
import { choiceWords } from './calculator-fields.ts';
import type { CalculatorQuery } from './calculator-query.ts';
import type { LoanSet } from './read-loan.ts';

/**
 * Builds the canonical query string, from `?` on: amount, rate and term always, all others only if they were asked for. The second
 * loan states only its differences from the first.
 */
export function calculatorSearch(query: CalculatorQuery): string {
  const { borrower, loan, early, income, second } = query;
  const params = new URLSearchParams();
  if (borrower === 'auto') params.set('tip', borrower);
  writeLoan(params, '', loan, null);
  if (early !== null) {
    params.set('anticipat', lei(early.amount));
    params.set('luna', String(early.afterMonth));
    if (early.effect === 'smaller-payment') params.set('efect', choiceWords.effect[early.effect]);
  }
  if (income !== null) {
    params.set('venit', lei(income.net));
    if (income.otherPayments > 0) params.set('alte-rate', lei(income.otherPayments));
  }
  if (second !== null) writeLoan(params, '2', second, loan);
  return `?${params}`;
}

/** Builds the address of the repayment schedule as a table for spreadsheets, for the first loan only. */
export function scheduleFileSearch({ loan }: Pick<CalculatorQuery, 'loan'>): string {
  const params = new URLSearchParams();
  writeLoan(params, '', loan, null);
  return `?${params}`;
}

function writeLoan(
  params: URLSearchParams,
  set: LoanSet,
  loan: CalculatedLoan,
  like: CalculatedLoan | null,
): void {
  const { principal, rate, term, repayment, fees } = loan;
  const write = (name: string, value: string) => params.set(name + set, value);
  if (principal !== like?.principal) write('suma', lei(principal));
  if (rate.percent !== like?.rate.percent || rate.per !== like.rate.per) {
    write('dobanda', String(rate.percent));
    if (rate.per === 'day') write('pe', choiceWords.per.day);
  }
  if (term.count !== like?.term.count || term.unit !== like.term.unit) {
    write('perioada', String(term.count));
    if (term.unit === 'days') write('unitate', choiceWords.unit.days);
  }
  const usual = like?.repayment ?? (term.unit === 'days' ? 'single' : 'equal');
  if (repayment !== usual) write('plata', choiceWords.repayment[repayment]);
  if (fees.atStart !== (like?.fees.atStart ?? 0)) write('comision', lei(fees.atStart));
  if (fees.monthly !== (like?.fees.monthly ?? 0)) write('comision-lunar', lei(fees.monthly));
}

// Writes whole lei without decimals, as people type them.
function lei(amount: Bani): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
