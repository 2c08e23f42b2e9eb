import type { CalculatedLoan } from '#domain/tools/calculator/calculated-loan.ts';
import type { CalculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { loanInWords } from './loan-in-words.ts';
import { firstPayment, paymentName } from './payment-name.ts';

/** Writes the page's title for one loan. */
export function calculatorTitle(loan: CalculatedLoan): string {
  return `Calculator de rate: ${loanInWords(loan)}`;
}

/** Writes the result in two short sentences for screen readers. */
export function outcomeInWords({ plan }: CalculatorOutcome): string {
  return `${paymentName(plan)}: ${moneyInSentence(firstPayment(plan))}. Costul creditului: ${moneyInSentence(plan.cost)}.`;
}
