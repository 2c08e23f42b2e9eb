import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { countryCodes } from './country.ts';
import { amountScale } from '#domain/offers/amount-scale.ts';
import { countries } from './countries.ts';

test('every operating country of the specification has its own entry', () => {
  expect(Object.keys(countries).toSorted()).toEqual(countryCodes.toSorted());
  for (const code of countryCodes) expect(countries[code].code).toBe(code);
});

test('Romania has the site settings of the specification', () => {
  expect(countries.RO).toMatchObject({
    language: 'ro-RO',
    locale: 'ro_RO',
    currency: { code: 'RON', sign: 'lei', place: 'after', thousandsSeparator: '\u00a0' },
    statedTerms: { maxPrincipalLei: 10_000, aprMinPercent: 0, aprMaxPercent: 36, minDays: 91, maxDays: 365 },
  });
});

test('Romanian fields take 100 to 100 000 lei, 5 to 90 days or 1 to 60 months, and start at 2 000 lei for 3 months', () => {
  expect(countries.RO.limits).toEqual({
    minPrincipal: fromLei(100),
    maxPrincipal: fromLei(100_000),
    minMonths: 1,
    maxMonths: 60,
    minDays: 5,
    maxDays: 90,
    defaults: { principal: fromLei(2_000), term: { count: 3, unit: 'months' }, purpose: null },
  });
});

test('sliders reach equally large amounts in every country, scaled to its currency', () => {
  const largest = Object.values(countries).map(({ code, limits }) => [code, limits.maxPrincipal / 100]);
  expect(Object.fromEntries(largest)).toEqual({
    RO: 100_000,
    PL: 100_000,
    CO: 100_000_000,
    MX: 1_000_000,
    ES: 100_000,
    KZ: 10_000_000,
    VN: 1_000_000_000,
    LK: 10_000_000,
    PH: 1_000_000,
    UA: 1_000_000,
    ZA: 1_000_000,
  });
  for (const { limits } of Object.values(countries)) {
    expect(amountScale(limits)).toHaveLength(129);
  }
});

test.each(Object.values(countries))('$code has a real language, clock and currency', (country) => {
  expect(Intl.getCanonicalLocales(country.language)).toEqual([country.language]);
  expect(country.locale).toBe(country.language.replace('-', '_'));
  expect(() => new Intl.DateTimeFormat('ro', { timeZone: country.timeZone })).not.toThrow();
  expect(Intl.supportedValuesOf('currency')).toContain(country.currency.code);
});

test('countries of the European Economic Area ask for consent', () => {
  for (const code of ['RO', 'PL', 'ES'] as const) expect(countries[code].consent).toBe('explicit');
});
