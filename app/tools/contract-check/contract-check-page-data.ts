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
  /** date of rendering; in a browser a check uses its own clock */
  today: IsoDay;
  timeZone: string;
  texts: Pick<ContractCheckTexts, 'title' | 'description' | 'h1' | 'lede' | 'form' | 'results' | 'roads'>;
  packs: readonly RulePack[];
  /** articles of law behind the checks */
  law: Citations;
  letters: readonly Letter[];
  /** by name */
  lenders: readonly ListedLender[];
  /** data of other roads to the same amount */
  roads: RoadsBasis;
  /** submitted values, as typed; empty on a new page */
  values: FormValues;
  problems: readonly FormProblem[];
  /** figures that the server found in a submitted text */
  found: FoundText | null;
  /** of the form that sends a price, which another address accepts */
  reportToken: string;
  /** markup, not sent again to a browser that already shows it */
  sections?: { method: string; /** of an answer rendered with the page */ roads: string };
};
