import type { Country } from '#domain/law/countries/country.ts';
import type { PlaceholderValues } from './placeholders.ts';

/**
 * Returns placeholders that list the product's countries: `tari.pregatite` have texts and credit rules, `tari.nepregatite` have
 * only their own feed, currency and clock.
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
