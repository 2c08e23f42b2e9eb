import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { DebtsTexts } from '#domain/texts/schemas/debts-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { DebtLetter } from '#domain/tools/debts/debt-letters.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import type { IncomeLimit } from '#domain/tools/debts/income-test.ts';

export type DebtsPageData = {
  path: string;
  /** the day the page was made; in a browser a plan begins with the day of its own clock */
  today: IsoDay;
  timeZone: string;
  texts: Pick<DebtsTexts, 'title' | 'description' | 'h1' | 'lede'>;
  /** percent of the income that all payments may usually take; null: the country's rules name none */
  incomeLimit: IncomeLimit | null;
  letters: Readonly<Record<DebtLetter['name'], Letter>>;
  /** what was sent, as typed; empty on a new page */
  values: FormValues;
  problems: readonly FormProblem[];
  /** markup, not sent again to the browser that already shows it */
  sections?: { help: string };
};
