import { calculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import { readCalculatorQuery } from '#domain/tools/calculator/calculator-query.ts';
import type { CalculatorTexts } from '#domain/texts/schemas/calculator-schema.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { moneyInSentence } from '#domain/base/text/format-money.ts';
import { cardChart } from '#app/ui/charts/card-drawing.ts';
import { loanInWords } from './loan-in-words.ts';
import { firstPayment } from './payment-name.ts';
import { paymentDrawing } from './payment-drawing.ts';

// The example is the same for everybody.
const kept = new WeakMap<CalculatorTexts, ShareCard>();

/** Returns the picture of the calculator: the parts of its example's payments, regardless of the loan in the address. */
export function calculatorCard(texts: CalculatorTexts): ShareCard {
  const card = kept.get(texts) ?? draw(texts);
  kept.set(texts, card);
  return card;
}

function draw({ h1, updated }: CalculatorTexts): ShareCard {
  const { plan } = calculatorOutcome(readCalculatorQuery(new URLSearchParams()), null);
  const { marks, axis, legend } = paymentDrawing(plan.rows);
  return {
    eyebrow: 'Calculator',
    title: h1,
    caption: `${loanInWords(plan.loan)}: ${moneyInSentence(firstPayment(plan))} pe lună`,
    key: legend,
    drawing: cardChart(marks, axis),
    note: `Exemplu calculat, nu o ofertă. Pagină actualizată la ${formatDate(updated)}`,
  };
}
