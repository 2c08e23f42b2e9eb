import type { CalculatorError, TypedCalculator } from '#domain/calculator/calculator-fields.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { AnswerName } from './answers.ts';
import type { SectionTexts } from './calculator-texts.ts';

/** What the computed parts of the page need besides the query. */
export type AnswerContext = { rulePack: RulePack | null };

export type CalculatorPageData = {
  title: string;
  description: string;
  path: string;
  /** of the address the data was asked for, in its one tidy form, from `?` on */
  search: string;
  typed: TypedCalculator;
  errors: CalculatorError[];
  texts: Record<'head' | 'schedule' | 'early' | 'income' | 'comparison', SectionTexts>;
  context: AnswerContext;
  /** markup; not sent again to the browser that already shows it. The computed parts are replaced by a change. */
  sections?: Record<AnswerName | 'method', string>;
};
