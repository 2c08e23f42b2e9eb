import type { CalculatorTexts } from '#domain/texts/schemas/calculator-schema.ts';
import type { ShareCard } from '#domain/texts/pages/share-card.ts';
import type { CalculatorError, TypedCalculator } from '#domain/tools/calculator/calculator-fields.ts';
import type { AnswerName } from './answers.ts';
import type { AnswerContext } from './part-props.ts';

export type CalculatorPageData = {
  title: string;
  description: string;
  path: string;
  /** picture of the link; not sent to the browser. Null: the site's picture */
  shareCard?: ShareCard | null;
  /** name of the picture; null as above */
  picture: string | null;
  /** of the requested address, normalised, from `?` on */
  search: string;
  typed: TypedCalculator;
  errors: CalculatorError[];
  /** whether the first loan is as typed: no other loan is computed instead */
  isUsable: boolean;
  texts: Pick<CalculatorTexts, 'schedule' | 'early' | 'income' | 'comparison'> & {
    head: CalculatorTexts['schedule'];
  };
  context: AnswerContext;
  /** markup; not sent again to a browser that already shows it. A change replaces the computed parts. */
  sections?: Record<AnswerName | 'method', string>;
};
