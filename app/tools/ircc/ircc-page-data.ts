import type { IrccAnswer } from '#domain/tools/ircc/ircc-answer.ts';
import type { IrccField, OwedLoan } from '#domain/tools/ircc/ircc-query.ts';
import type { SeriesPoint } from '#domain/base/series/series.ts';
import type { ToolPageData } from '#app/tools/shared/tool/tool-page.tsx';

export type IrccPageData = ToolPageData<IrccField> & {
  loan: OwedLoan;
  /** the loan is the visitor's, not the example */
  isAsked: boolean;
  /** null: no value of the index is known */
  answer: IrccAnswer | null;
  /** yyyy-mm-dd: drawings end here */
  today: string;
  /** every past value of the index, ascending */
  points: readonly SeriesPoint[];
};
