import { fromLei } from '#domain/base/money/bani.ts';
import type { IdentityFigure, Offer, Source, LeadFigures, OfferRecord } from '#domain/offers/offer.ts';
import { productOf } from '#domain/offers/lead-figures.ts';

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

/** Fields of an offer, and figures of the one product it lends as. */
export type OfferChanges = Partial<Offer & LeadFigures>;

/** Builds an offer of a known lender with its name alone; a test adds the fields and the figures it needs. */
export function newOffer(overrides: OfferChanges = {}): Offer {
  const { repayment = null, amount = null, term = null, price = null, firstLoan = null, ...own } = overrides;
  return {
    ...newRecord(own),
    products: [productOf({ repayment, amount, term, price, firstLoan })],
    ...own,
  };
}

/** Builds the same as it is stored. */
export function newRecord(overrides: Partial<OfferRecord> = {}): OfferRecord {
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
    conditions: [],
    example: null,
    ...overrides,
  };
}

/** Builds an offer of 1% a day after 3 free days, 200 to 5 000 lei, up to 91 days, as one Romanian lender prints. */
export const dailyOffer = (overrides: OfferChanges = {}): Offer =>
  newOffer({
    ...dailyFigures,
    conditions: [{ value: 'Contractul este pe 3 luni.', source: newSource() }],
    ...overrides,
  });

/** The figures of its product. */
export const dailyFigures = {
  price: { value: { kind: 'daily', ratePercentPerDay: 1, freeDays: 3 }, source: newSource() },
  amount: { value: { min: fromLei(200), max: fromLei(5_000) }, source: newSource() },
  term: { value: { minDays: null, maxDays: 91 }, source: newSource() },
  firstLoan: {
    value: { freeDays: 3, condition: 'Din ziua a patra plătiți 1% pe zi.' },
    source: newSource(),
  },
  repayment: { value: 'credit-line', source: newSource() },
} as const satisfies LeadFigures;
