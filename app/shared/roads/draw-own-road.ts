import { bani } from '#domain/money/bani.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { CheckedOffer, Road } from '#domain/roads/six-roads.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { formatRate } from '#domain/text/format-percent.ts';
import { formatTerm } from '#domain/text/format-term.ts';
import { row, wholeLei, type DrawnRoad } from './road-figures.ts';

/** The offer somebody was told of: its rate, and its fees if they are known. */
export function offeredRoad(
  { rate: { percentAYear, fees }, interest, cost }: Extract<Road<never>, { kind: 'offered' }>,
  { principal }: LoanRequest,
): DrawnRoad {
  const rate = `la ${formatRate(percentAYear)} pe an dobânda ar fi ${moneyInSentence(wholeLei(interest))}`;
  const words =
    fees === null
      ? [`${rate}; scrieți și comisioanele ca să o desenăm`]
      : [`${rate}, plus comisioane de ${moneyInSentence(fees)}, după ce ați scris`];
  return {
    lines: [
      cost === null
        ? { words, cost: 'numai dobânda', look: 'unknown', bar: null }
        : { words, cost: formatMoney(wholeLei(cost)), look: 'typed', bar: { low: cost, high: cost } },
    ],
    rows: [row('oferta pe care ați primit-o', cost, principal)],
    sources: [],
  };
}

/** The offer that was checked to its last payment: its cost is exact, and how it is paid back is told. */
export function checkedRoad(
  { cost, isLeast, payments }: CheckedOffer,
  { principal, term }: LoanRequest,
): DrawnRoad {
  const back = `dați înapoi ${moneyInSentence(bani(principal + cost))} în ${formatTerm(term)}`;
  const paid =
    payments === null
      ? ''
      : payments === 1
        ? ', cu o singură plată'
        : `, prin ${countNoun(payments, 'plată', 'plăți')}`;
  const least = isLeast ? '; asigurarea poate veni în plus' : '';
  const figure = `${isLeast ? 'cel puțin ' : ''}${formatMoney(cost)}`;
  return {
    lines: [{ words: [back + paid + least], cost: figure, look: 'typed', bar: { low: cost, high: cost } }],
    rows: [row('după ce ați scris', cost, principal)],
    sources: [],
  };
}
