import type { Country, CountryCode, ErrorPageTexts } from './country.ts';
import { mexicanErrorPage } from './mexican-error-page.ts';
import { romanianLimits } from './romanian-limits.ts';

type Known = Pick<Country, 'name' | 'language' | 'timeZone'> & {
  errorPage?: ErrorPageTexts;
  /** code, sign, its place, thousands and decimal separators; number forms as in CLDR */
  currency: [
    code: string,
    sign: string,
    place: 'after' | 'before',
    thousandsSeparator: string,
    decimalSeparator: ',' | '.',
  ];
};

const NO_BREAK_SPACE = '\u00a0';

const known: Record<Exclude<CountryCode, 'RO'>, Known> = {
  PL: {
    name: 'Polonia',
    language: 'pl-PL',
    timeZone: 'Europe/Warsaw',
    currency: ['PLN', 'zł', 'after', NO_BREAK_SPACE, ','],
  },
  CO: {
    name: 'Columbia',
    language: 'es-CO',
    timeZone: 'America/Bogota',
    currency: ['COP', '$', 'before', '.', ','],
  },
  MX: {
    name: 'Mexic',
    language: 'es-MX',
    timeZone: 'America/Mexico_City',
    currency: ['MXN', '$', 'before', ',', '.'],
    errorPage: mexicanErrorPage,
  },
  ES: {
    name: 'Spania',
    language: 'es-ES',
    timeZone: 'Europe/Madrid',
    currency: ['EUR', '€', 'after', '.', ','],
  },
  // The feed of this country is the Russian one (kz_ru), so its language is Russian too.
  KZ: {
    name: 'Kazahstan',
    language: 'ru-KZ',
    timeZone: 'Asia/Almaty',
    currency: ['KZT', '₸', 'after', NO_BREAK_SPACE, ','],
  },
  VN: {
    name: 'Vietnam',
    language: 'vi-VN',
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: ['VND', '₫', 'after', '.', ','],
  },
  LK: {
    name: 'Sri Lanka',
    language: 'si-LK',
    timeZone: 'Asia/Colombo',
    currency: ['LKR', 'රු.', 'before', ',', '.'],
  },
  PH: {
    name: 'Filipine',
    language: 'en-PH',
    timeZone: 'Asia/Manila',
    currency: ['PHP', '₱', 'before', ',', '.'],
  },
  UA: {
    name: 'Ucraina',
    language: 'uk-UA',
    timeZone: 'Europe/Kyiv',
    currency: ['UAH', '₴', 'after', NO_BREAK_SPACE, ','],
  },
  ZA: {
    name: 'Africa de Sud',
    language: 'en-ZA',
    timeZone: 'Africa/Johannesburg',
    currency: ['ZAR', 'R', 'before', NO_BREAK_SPACE, ','],
  },
};

/**
 * A country that runs with its own feed, currency and clock and has nothing else prepared yet: no rule pack, the
 * Romanian limits of the form, and our own ids, since the specification shows none.
 * Consent is explicit for all: Poland and Spain are in the EEA, and nobody has checked that the law of the others
 * allows less. A country that was checked may set `implied`.
 */
export function unpreparedCountry(code: Exclude<CountryCode, 'RO'>): Country {
  const { name, language, timeZone, currency, errorPage = null } = known[code];
  const [currencyCode, sign, place, thousandsSeparator, decimalSeparator] = currency;
  return {
    code,
    name,
    language,
    locale: language.replace('-', '_'),
    timeZone,
    currency: { code: currencyCode, sign, place, thousandsSeparator, decimalSeparator },
    leadId: `${code.toLowerCase()}-1`,
    providerId: `${code.toLowerCase()}-1`,
    consent: 'explicit',
    offerClaims: 'sourced',
    limits: romanianLimits,
    rulePacks: [],
    errorPage,
    statedTerms: null,
    statedCounters: [],
  };
}
