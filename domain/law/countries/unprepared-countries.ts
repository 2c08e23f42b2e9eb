import type { Country, CountryCode, ErrorPageTexts, PreparingNote } from './country.ts';
import { bani } from '#domain/base/money/bani.ts';
import type { CurrencyStyle } from '#domain/base/money/currency-style.ts';
import { intlStyle } from './intl-style.ts';
import { romanianLimits } from './romanian-limits.ts';

/** Error page of Mexico, the only country with its own. Source: product specification, section 2, navigation. */
const mexicanErrorPage: ErrorPageTexts = {
  language: 'es-MX',
  loading: 'Cargando…',
  missing: {
    title: 'La página no existe',
    heading: 'Lo sentimos, no podemos encontrar la página que busca.',
  },
  broken: {
    title: 'Algo salió mal',
    heading: 'Lo sentimos, la página no se puede mostrar ahora.',
    again: 'Inténtelo de nuevo',
    advice: 'El problema es nuestro y ya quedó registrado. Inténtelo de nuevo en un minuto.',
    unloaded:
      'Una parte de la página no se cargó. Revise su conexión a internet y vuelva a cargar la página.',
  },
  button: 'Obtener dinero',
  links: {
    home: 'Página principal',
    personalLoan: 'Préstamo personal',
    badHistory: 'Préstamo con historial negativo',
  },
};

type Known = Pick<Country, 'name' | 'language' | 'timeZone'> & {
  /**
   * Notes that the site is in preparation, compares no loans there yet and has Romanian texts; in Ukraine the Russian pages have
   * them in Russian too.
   */
  preparing: Omit<PreparingNote, 'language'> | Country['preparing'];
  errorPage?: ErrorPageTexts;
  /** ISO 4217 */
  currency: string;
  /** value of a leu in it, as the nearest power of ten: amounts of the form are equally large in every country */
  units: 1 | 10 | 100 | 1_000 | 10_000;
};

const known: Record<Exclude<CountryCode, 'RO'>, Known> = {
  PL: {
    name: 'Polonia',
    language: 'pl-PL',
    preparing: {
      text: 'Serwis jest w przygotowaniu. Nie porównujemy jeszcze pożyczek w Polsce. Teksty są na razie po rumuńsku.',
      calculator: 'Kalkulator rat w złotych',
    },
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    units: 1,
  },
  CO: {
    name: 'Columbia',
    language: 'es-CO',
    preparing: {
      text: 'Sitio en preparación. Todavía no comparamos préstamos en Colombia. Los textos están por ahora en rumano.',
      calculator: 'Calculadora de cuotas en pesos',
    },
    timeZone: 'America/Bogota',
    currency: 'COP',
    units: 1_000,
  },
  MX: {
    name: 'Mexic',
    language: 'es-MX',
    preparing: {
      text: 'Sitio en preparación. Todavía no comparamos préstamos en México. Los textos están por ahora en rumano.',
      calculator: 'Calculadora de pagos en pesos',
    },
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    units: 10,
    errorPage: mexicanErrorPage,
  },
  ES: {
    name: 'Spania',
    language: 'es-ES',
    preparing: {
      text: 'Sitio en preparación. Todavía no comparamos préstamos en España. Los textos están por ahora en rumano.',
      calculator: 'Calculadora de cuotas en euros',
    },
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    units: 1,
  },
  // The feed of this country is the Russian one (kz_ru), so its language is Russian too.
  KZ: {
    name: 'Kazahstan',
    language: 'ru-KZ',
    preparing: {
      text: 'Сайт готовится. Займы в Казахстане мы пока не сравниваем. Тексты пока на румынском языке.',
      calculator: 'Калькулятор платежей в тенге',
    },
    timeZone: 'Asia/Almaty',
    currency: 'KZT',
    units: 100,
  },
  VN: {
    name: 'Vietnam',
    language: 'vi-VN',
    preparing: {
      text: 'Trang web đang được chuẩn bị. Chúng tôi chưa so sánh khoản vay tại Việt Nam. Các bài viết hiện vẫn bằng tiếng Romania.',
      calculator: 'Công cụ tính khoản trả bằng đồng',
    },
    timeZone: 'Asia/Ho_Chi_Minh',
    currency: 'VND',
    units: 10_000,
  },
  LK: {
    name: 'Sri Lanka',
    language: 'si-LK',
    preparing: {
      text: 'වෙබ් අඩවිය සකස් වෙමින් පවතී. අපි තවමත් ශ්‍රී ලංකාවේ ණය සංසන්දනය නොකරමු. පෙළ දැනට රුමේනියානු භාෂාවෙන්.',
      calculator: 'රුපියල් වලින් වාරික ගණකය',
    },
    timeZone: 'Asia/Colombo',
    currency: 'LKR',
    units: 100,
  },
  PH: {
    name: 'Filipine',
    language: 'en-PH',
    preparing: {
      text: 'This site is being prepared. We do not compare loans in the Philippines yet. Its texts are still in Romanian.',
      calculator: 'Payment calculator in pesos',
    },
    timeZone: 'Asia/Manila',
    currency: 'PHP',
    units: 10,
  },
  UA: {
    name: 'Ucraina',
    language: 'uk-UA',
    preparing: [
      {
        language: 'uk-UA',
        text: 'Сайт готується. Позики в Україні ми ще не порівнюємо. Тексти поки що румунською.',
        calculator: 'Калькулятор платежів у гривнях',
      },
      {
        language: 'ru-UA',
        text: 'Сайт готовится. Займы в Украине мы пока не сравниваем. Тексты пока на румынском языке.',
        calculator: 'Калькулятор платежей в гривнах',
      },
    ],
    timeZone: 'Europe/Kyiv',
    currency: 'UAH',
    units: 10,
  },
  ZA: {
    name: 'Africa de Sud',
    language: 'en-ZA',
    preparing: {
      text: 'This site is being prepared. We do not compare loans in South Africa yet. Its texts are still in Romanian.',
      calculator: 'Payment calculator in rand',
    },
    timeZone: 'Africa/Johannesburg',
    currency: 'ZAR',
    units: 10,
  },
};

/**
 * Builds a country that runs with its own feed, currency and clock and has nothing else prepared yet: no rule pack, the limits of
 * the Romanian form scaled to its currency, and our own ids, since the specification shows none. Consent is explicit for all:
 * Poland and Spain are in the EEA, and nobody has checked that the law of the others allows less. A checked country may set
 * `implied`.
 */
export function unpreparedCountry(code: Exclude<CountryCode, 'RO'>): Country {
  const { name, language, timeZone, units, preparing, errorPage = null } = known[code];
  let currency: CurrencyStyle | undefined;
  return {
    code,
    name,
    language,
    locale: language.replace('-', '_'),
    timeZone,
    // Read from the tables of Unicode on demand: a site serves one country, and every start would pay for all of them.
    get currency() {
      return (currency ??= intlStyle(language, known[code].currency));
    },
    leadId: `${code.toLowerCase()}-1`,
    providerId: `${code.toLowerCase()}-1`,
    consent: 'explicit',
    offerClaims: 'sourced',
    limits: limitsIn(units),
    rulePacks: [],
    preparing: 'text' in preparing ? [{ language, ...preparing }] : preparing,
    errorPage,
    statedTerms: null,
    statedCounters: [],
  };
}

function limitsIn(units: number): Country['limits'] {
  const { minPrincipal, maxPrincipal, defaults, ...terms } = romanianLimits;
  return {
    ...terms,
    units,
    minPrincipal: bani(minPrincipal * units),
    maxPrincipal: bani(maxPrincipal * units),
    defaults: { ...defaults, principal: bani(defaults.principal * units) },
  };
}
