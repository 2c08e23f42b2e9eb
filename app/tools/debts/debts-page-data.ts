import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { DebtsTexts } from '#domain/texts/schemas/debts-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { DebtLetter } from '#domain/tools/debts/debt-letters.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import type { IncomeLimit } from '#domain/tools/debts/income-test.ts';

export type DebtsPageData = {
  path: string;
  /** date of rendering; in a browser a plan starts at the date of its own clock */
  today: IsoDay;
  timeZone: string;
  texts: Pick<DebtsTexts, 'title' | 'description' | 'h1' | 'lede'>;
  /** usual maximum of all payments, in percent of the income; null: the country's rules define none */
  incomeLimit: IncomeLimit | null;
  letters: Readonly<Record<DebtLetter['name'], Letter>>;
  /** submitted values, as typed; empty on a new page */
  values: FormValues;
  problems: readonly FormProblem[];
  /** markup, not sent again to a browser that already shows it */
  sections?: { help: string };
};
