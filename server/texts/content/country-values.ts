import type { Country } from '#domain/law/countries/country.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Placeholders for the countries of the product, as lists: `tari.pregatite` have texts and rules of credit,
 * `tari.nepregatite` run with their own feed, currency and clock only.
 */
export function countryValues(countries: readonly Country[]): PlaceholderValues {
  const [prepared, others] = [true, false].map((isPrepared) =>
    countries.filter(({ rulePacks }) => rulePacks.length > 0 === isPrepared),
  );
  return { 'tari.pregatite': nameList(prepared ?? []), 'tari.nepregatite': nameList(others ?? []) };
}

function nameList(countries: readonly Country[]): string {
  return countries
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b, 'ro'))
    .map((name) => `- ${name}`)
    .join('\n');
}
