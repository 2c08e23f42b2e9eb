import type { CalculatorTexts } from '#domain/texts/schemas/calculator-schema.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { CalculatorError, TypedCalculator } from '#domain/tools/calculator/calculator-fields.ts';
import type { AnswerName } from './answers.ts';
import type { AnswerContext } from './part-props.ts';

export type CalculatorPageData = {
  title: string;
  description: string;
  path: string;
  /** the picture of its link; not sent to the browser. Null: that of the site */
  shareCard?: ShareCard | null;
  /** its name; null as above */
  picture: string | null;
  /** of the address the data was asked for, in its one tidy form, from `?` on */
  search: string;
  typed: TypedCalculator;
  errors: CalculatorError[];
  /** whether the first loan is as typed: of another nothing is answered */
  isUsable: boolean;
  texts: Pick<CalculatorTexts, 'schedule' | 'early' | 'income' | 'comparison'> & {
    head: CalculatorTexts['schedule'];
  };
  context: AnswerContext;
  /** markup; not sent again to the browser that already shows it. The computed parts are replaced by a change. */
  sections?: Record<AnswerName | 'method', string>;
};
