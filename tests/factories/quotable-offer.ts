import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import type { Term } from '#domain/loan/term.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { type EvidencedOffer, withEvidence } from '#domain/offers/offer-evidence.ts';
import type { Price, Source } from '#domain/offers/offer.ts';
import type { QuotableOffer } from '#domain/offers/quote-offer.ts';
import { newIdentity } from './new-offer.ts';

/** The law on the day the offers below are read. */
export const pack = rulePackInForce(romania.rulePacks, '2026-11-21');
export const source: Source = {
  name: 'pagina creditorului',
  url: 'https://creditor.ro/pret',
  date: null,
  readAt: '2026-11',
};
export type Changes = Partial<EvidencedOffer>;
const today = '2026-11-21';
/** Builds an active IFN without known amounts, terms and price. */
export const newOffer = (changes: Changes): QuotableOffer =>
  withEvidence(
    {
      amount: null,
      term: null,
      price: null,
      repayment: null,
      lenderKind: 'ifn' as const,
      legalName: null,
      registers: newIdentity(['RG-PJR-41-110300']),
      url: 'https://creditor.ro/',
      ...changes,
    },
    today,
  );
const wideLimits = {
  amount: { value: { min: null, max: fromLei(50_000) }, source },
  term: { value: { minDays: null, maxDays: 1_825 }, source },
};
/** Builds the same with a price, for amounts and terms as wide as the form's. */
export const priced = (value: Price, changes: Changes = {}) =>
  newOffer({ ...wideLimits, price: { value, source }, ...changes });
/** Builds a visitor's request. @param lei whole lei */
export const ask = (lei: number, count: number, unit: Term['unit']) => ({
  principal: fromLei(lei),
  term: { count, unit },
});
export const onePercentADay = { kind: 'daily', ratePercentPerDay: 1, freeDays: 3 } satisfies Price;
