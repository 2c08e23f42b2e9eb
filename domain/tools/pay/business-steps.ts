import { leiText } from './pay-steps.ts';
import type { BusinessYear } from './self-employed.ts';

/** A line of a year, with its amount for each form of business. */
export type BusinessStep = { name: string; amounts: string[]; isLeft: boolean };

/** Lists the lines from the income after expenses to the net income; a dash means nothing. */
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
