import { bani } from '#domain/base/money/bani.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { CheckedOffer, Road } from '#domain/offers/roads/six-roads.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { row, wholeLei, type DrawnRoad } from './road-figures.ts';

const own = { act: 'Verificați oferta', cap: null, details: [], sources: [] };

/** Presents the offer that the visitor received: its rate, and its fees if known. */
export function offeredRoad(
  { rate: { percentAYear, fees }, interest, cost }: Extract<Road<never>, { kind: 'offered' }>,
  { principal }: LoanRequest,
): DrawnRoad {
  const rate = `La ${formatRate(percentAYear)} pe an, dobânda este ${moneyInSentence(wholeLei(interest))}`;
  return {
    ...own,
    figure: cost === null ? 'numai dobânda' : formatMoney(wholeLei(cost)),
    bar: cost === null ? null : { look: 'typed', low: cost, high: cost },
    says:
      fees === null ? `${rate}. Scrieți și comisioanele.` : `${rate}, comisioanele ${moneyInSentence(fees)}.`,
    rows: [row('oferta pe care ați primit-o', cost, principal)],
  };
}

/** Presents an offer checked to its last payment: its cost is exact, and its repayment is described. */
export function checkedRoad(
  { cost, isLeast, payments }: CheckedOffer,
  { principal, term }: LoanRequest,
): DrawnRoad {
  const back = `Dați înapoi ${moneyInSentence(bani(principal + cost))} în ${formatTerm(term)}`;
  const paid =
    payments === null
      ? ''
      : payments === 1
        ? ', cu o singură plată'
        : `, prin ${countNoun(payments, 'plată', 'plăți')}`;
  const least = isLeast ? '; asigurarea poate veni în plus' : '';
  return {
    ...own,
    figure: `${isLeast ? 'cel puțin ' : ''}${formatMoney(cost)}`,
    bar: { look: 'typed', low: cost, high: cost },
    says: `${back}${paid}${least}.`,
    rows: [row('după ce ați scris', cost, principal)],
  };
}
