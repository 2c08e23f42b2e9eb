import type { Country, CountryCode } from './country.ts';
import { romania } from './romania.ts';
import { unpreparedCountry } from './unprepared-countries.ts';

/** Every operating country of the specification. One deployment serves one of them. */
export const countries: Record<CountryCode, Country> = {
  RO: romania,
  PL: unpreparedCountry('PL'),
  CO: unpreparedCountry('CO'),
  MX: unpreparedCountry('MX'),
  ES: unpreparedCountry('ES'),
  KZ: unpreparedCountry('KZ'),
  VN: unpreparedCountry('VN'),
  LK: unpreparedCountry('LK'),
  PH: unpreparedCountry('PH'),
  UA: unpreparedCountry('UA'),
  ZA: unpreparedCountry('ZA'),
};
