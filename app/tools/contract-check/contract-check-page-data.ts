import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { ContractCheckTexts } from '#domain/texts/schemas/contract-check-schema.ts';
import type { Letter } from '#domain/texts/schemas/letter-schema.ts';
import type { Citations } from '#domain/tools/contract-check/check-contract.ts';
import type { ListedLender } from '#domain/tools/contract-check/contract.ts';
import type { FormProblem, FormValues } from '#domain/base/forms/form-state.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import type { FoundText } from './find-in-text.ts';
import type { RoadsBasis } from '#app/offers/shared/roads/roads-answer.ts';

export type ContractCheckPageData = {
  path: string;
  /** the day the page was made; in a browser a check has the day of its own clock */
  today: IsoDay;
  timeZone: string;
  texts: Pick<ContractCheckTexts, 'title' | 'description' | 'h1' | 'lede' | 'form' | 'results' | 'roads'>;
  packs: readonly RulePack[];
  /** the articles that the checks lean on */
  law: Citations;
  letters: readonly Letter[];
  /** by name */
  lenders: readonly ListedLender[];
  /** what other roads to the same money are made of */
  roads: RoadsBasis;
  /** what was sent, as typed; empty on a new page */
  values: FormValues;
  problems: readonly FormProblem[];
  /** what the server found in a text that was sent to it */
  found: FoundText | null;
  /** of the form that sends a price, which is taken at another address */
  reportToken: string;
  /** markup, not sent again to the browser that already shows it */
  sections?: { method: string; /** of an answer that comes with the page */ roads: string };
};
