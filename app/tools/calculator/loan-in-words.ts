import type {
  CalculatedLoan,
  CalculatedRepayment,
  InterestRate,
} from '#domain/tools/calculator/calculated-loan.ts';
import { numberText } from '#domain/tools/calculator/number-text.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';

export const repaymentNames: Record<CalculatedRepayment, string> = {
  equal: 'rate egale',
  decreasing: 'rate descrescătoare',
  single: 'o singură plată',
};

/** Writes `8% pe an`, `1% pe zi`. */
export function rateInWords({ percent, per }: InterestRate): string {
  return `${numberText(percent)}% pe ${per === 'year' ? 'an' : 'zi'}`;
}

/** Writes `10 000 de lei la 8% pe an, 36 de luni, rate egale`. */
export function loanInWords({ principal, rate, term, repayment }: CalculatedLoan): string {
  return `${moneyInSentence(principal)} la ${rateInWords(rate)}, ${formatTerm(term)}, ${repaymentNames[repayment]}`;
}
