import { expect, test } from 'vitest';
import { countries } from '#domain/law/countries/countries.ts';
import { countryValues } from './country-values.ts';

test('every operating country of the specification is listed once, by its readiness', () => {
  const values = countryValues(Object.values(countries));
  expect(values['tari.pregatite']).toBe('- România');
  expect(values['tari.nepregatite']?.split('\n')).toEqual([
    '- Africa de Sud',
    '- Columbia',
    '- Filipine',
    '- Kazahstan',
    '- Mexic',
    '- Polonia',
    '- Spania',
    '- Sri Lanka',
    '- Ucraina',
    '- Vietnam',
  ]);
});
