import { bani, type Bani } from '#domain/money/bani.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import type { RepaymentPlan } from './repayment-plan.ts';

const BYTE_ORDER_MARK = '\ufeff';
const HEAD = ['Luna', 'Plata', 'Dobânda', 'Principal', 'Comision', 'Rest de plată'];

/**
 * The schedule as a table for a Romanian spreadsheet: semicolons, commas for decimals, no thousands separators, and a
 * byte order mark, without which some programs misread ș and ț. Lines end as RFC 4180 has it.
 */
export function scheduleCsv({ loan, rows, interest, fees, total }: RepaymentPlan): string {
  const nothing = bani(0);
  const atStart = loan.fees.atStart;
  const lines = [
    HEAD,
    ...(atStart > 0 ? [['0', ...[atStart, nothing, nothing, atStart, loan.principal].map(decimals)]] : []),
    ...rows.map(({ month, payment, interest: part, principal, fee, balance }) => [
      loan.term.unit === 'days' ? `după ${formatTerm(loan.term).replaceAll('\u00a0', ' ')}` : String(month),
      ...[bani(payment + fee), part, principal, fee, balance].map(decimals),
    ]),
    ['Total', ...[total, interest, loan.principal, fees].map(decimals), ''],
  ];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}

function decimals(amount: Bani): string {
  return (amount / 100).toFixed(2).replace('.', ',');
}
