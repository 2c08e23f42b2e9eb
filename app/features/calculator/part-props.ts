import type { CalculatorOutcome } from '#domain/calculator/calculator-outcome.ts';
import type { AnswerContext } from './calculator-page-data.ts';

/** What every computed part of the page is made of. */
export type PartProps = {
  outcome: CalculatorOutcome;
  context: AnswerContext;
  /** what was typed for the loan can not be used, and the example stands in for it */
  isExample?: boolean;
};
