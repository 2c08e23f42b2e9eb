import { leiText } from './pay-steps.ts';
import type { BusinessYear } from './self-employed.ts';

/** A line of a year, with its amount for each way of doing business. */
export type BusinessStep = { name: string; amounts: string[]; isLeft: boolean };

/** From what is left after expenses to what is left in the hand, line by line; a dash stands for nothing. */
export function businessSteps(years: readonly BusinessYear[]): BusinessStep[] {
  const step = (name: string, of: (year: BusinessYear) => number): BusinessStep => ({
    name,
    amounts: years.map((year) => (of(year) === 0 ? '–' : leiText(of(year)))),
    isLeft: false,
  });
  return [
    step('Ce rămâne după cheltuieli', ({ profit }) => profit),
    step('Impozitul firmei', ({ firmTax }) => firmTax),
    step('CAS', ({ cas }) => cas),
    step('CASS', ({ cass }) => cass),
    step('Impozitul dumneavoastră', ({ ownTax }) => ownTax),
    { ...step('Vă rămân', ({ left }) => left), isLeft: true },
  ];
}
