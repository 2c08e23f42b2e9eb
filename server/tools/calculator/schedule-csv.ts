import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';

const HEAD = ['Luna', 'Plata', 'Dobânda', 'Principal', 'Comision', 'Rest de plată'];

/** Writes the schedule as a table for a Romanian spreadsheet: amounts in lei with two decimals, no thousands separators. */
export function scheduleCsv({ loan, rows, interest, fees, total }: RepaymentPlan): string {
  const nothing = bani(0);
  const atStart = loan.fees.atStart;
  return writeSpreadsheetCsv([
    HEAD,
    ...(atStart > 0 ? [['0', ...[atStart, nothing, nothing, atStart, loan.principal].map(decimals)]] : []),
    ...rows.map(({ month, payment, interest: part, principal, fee, balance }) => [
      loan.term.unit === 'days' ? `după ${formatTerm(loan.term).replaceAll('\u00a0', ' ')}` : String(month),
      ...[bani(payment + fee), part, principal, fee, balance].map(decimals),
    ]),
    ['Total', ...[total, interest, loan.principal, fees].map(decimals), ''],
  ]);
}

function decimals(amount: Bani): string {
  return (amount / 100).toFixed(2).replace('.', ',');
}
