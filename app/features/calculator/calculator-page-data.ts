import type { CalculatorError, TypedCalculator } from '#domain/calculator/calculator-fields.ts';
import type { AnswerName } from './answers.ts';
import type { SectionTexts } from './calculator-texts.ts';
import type { AnswerContext } from './part-props.ts';

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
