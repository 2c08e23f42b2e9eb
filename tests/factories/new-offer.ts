import { fromLei } from '#domain/base/money/bani.ts';
import type { IdentityFigure, Offer, Source } from '#domain/offers/offer.ts';

/** Builds a source: a page of the lender without a date of its own, read in November 2026. */
export const newSource = (overrides: Partial<Source> = {}): Source => ({
  name: 'pagina creditorului',
  url: 'https://creditor.ro/',
  date: null,
  readAt: '2026-11',
  ...overrides,
});

/** Builds an identity figure from the lender's own page. */
export const newIdentity = <T>(value: T, overrides: Partial<IdentityFigure<T>> = {}): IdentityFigure<T> => ({
  value,
  source: newSource(),
  origin: 'lender',
  ...overrides,
});

/** Builds an offer of a known lender with its name alone; a test adds the fields it needs. */
export function newOffer(overrides: Partial<Offer> = {}): Offer {
  const id = overrides.id ?? '1';
  return {
    id,
    country: 'RO',
    slug: `creditor-${id}`,
    header: `Creditor ${id}`,
    stars: null,
    field2: null,
    field4: null,
    tags: [],
    asnef: true,
    productType: '',
    lenderLink: `/credit-nevoi-personale/creditor-${id}/`,
    url: 'https://creditor.ro/',
    isActive: true,
    lenderKind: 'ifn',
    legalName: newIdentity('CREDITOR IFN S.A.'),
    registers: newIdentity(['RG-PJR-41-110300']),
    repayment: null,
    amount: null,
    term: null,
    price: null,
    firstLoan: null,
    conditions: [],
    example: null,
    ...overrides,
  };
}

/** Builds an offer of 1% a day after 3 free days, 200 to 5 000 lei, up to 91 days, as one Romanian lender prints. */
export const dailyOffer = (overrides: Partial<Offer> = {}): Offer =>
  newOffer({
    price: { value: { kind: 'daily', ratePercentPerDay: 1, freeDays: 3 }, source: newSource() },
    amount: { value: { min: fromLei(200), max: fromLei(5_000) }, source: newSource() },
    term: { value: { minDays: null, maxDays: 91 }, source: newSource() },
    firstLoan: {
      value: { freeDays: 3, condition: 'Din ziua a patra plătiți 1% pe zi.' },
      source: newSource(),
    },
    repayment: { value: 'credit-line', source: newSource() },
    conditions: [{ value: 'Contractul este pe 3 luni.', source: newSource() }],
    ...overrides,
  });
