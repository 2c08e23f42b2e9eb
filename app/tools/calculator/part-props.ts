import type { CalculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** Data of the computed parts besides the query. */
export type AnswerContext = { rulePack: RulePack | null };

/** Props shared by the computed parts of the page. */
export type PartProps = {
  outcome: CalculatorOutcome;
  context: AnswerContext;
};
