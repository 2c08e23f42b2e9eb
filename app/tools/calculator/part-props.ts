import type { CalculatorOutcome } from '#domain/tools/calculator/calculator-outcome.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';

/** What the computed parts of the page need besides the query. */
export type AnswerContext = { rulePack: RulePack | null };

/** What every computed part of the page is made of. */
export type PartProps = {
  outcome: CalculatorOutcome;
  context: AnswerContext;
};
