import type { RepaymentPlan } from '#domain/tools/calculator/repayment-plan.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { aprText } from './apr-text.ts';
import { firstPayment } from './payment-name.ts';

/** Writes which of two loans costs less. Costs of different amounts are not compared in lei. */
export function comparisonSentence(first: RepaymentPlan, second: RepaymentPlan): string {
  if (first.loan.principal !== second.loan.principal) {
    return `Sumele sunt diferite, așa că uitați-vă la DAE: ${aprText(first.aprPercent)} la primul credit și ${aprText(second.aprPercent)} la al doilea.`;
  }
  const cost = difference('costă', first.cost, second.cost);
  const isMonthly = [first, second].every(({ loan }) => loan.repayment !== 'single');
  const payment = isMonthly ? difference('prima rată este', firstPayment(first), firstPayment(second)) : null;
  if (cost === null) return `Cele două credite costă la fel.${payment ? ` La al doilea, ${payment}.` : ''}`;
  return `Al doilea credit ${cost}${payment ? `, iar ${payment}` : ''}.`;
}

function difference(verb: string, first: Bani, second: Bani): string | null {
  if (first === second) return null;
  const amount = moneyInSentence(bani(Math.abs(second - first)));
  const isMore = second > first;
  // "costă … mai mult", but "rata este … mai mare".
  const [more, less] = verb === 'costă' ? ['mult', 'puțin'] : ['mare', 'mică'];
  return `${verb} cu ${amount} mai ${isMore ? more : less}`;
}
