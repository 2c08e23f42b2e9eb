import type { RulePack } from '#domain/law/rule-pack.ts';
import type { RankableOffer } from '#domain/offers/rank-offers.ts';
import type { LoanLimits, LoanRequest } from '#domain/loan/loan-request.ts';
import { bankLeads, type BankLead } from './bank-leads.ts';
import { illustratedRoad, type IllustratedRoad } from './illustrated-road.ts';
import { lessOrShorter, type LessOrShorter } from './less-or-shorter.ts';
import type { RoadRates } from './rates-on-day.ts';

/** Alternatives to a request without an offer: banks first, then mutual-aid houses, then smaller loans. */
export type OtherWays<T> = {
  /** the best documented banks, at most two */
  leads: BankLead[];
  /** all banks: their range, their average, and whose pages to ask */
  bank: IllustratedRoad;
  creditUnion: IllustratedRoad;
  less: LessOrShorter<T>;
};

/** The ways to a sum for which there is no offer, or none with a price of today. None of them is one. */
export function otherWays<T extends RankableOffer>(input: {
  request: LoanRequest;
  /** in the base order */
  offers: readonly T[];
  rates: RoadRates;
  pack: RulePack | null;
  limits: LoanLimits;
}): OtherWays<T> {
  const { request, rates, pack } = input;
  const bank = illustratedRoad('bank', rates, request);
  return {
    leads: bankLeads(bank, pack?.incomeSharePercent?.value ?? null),
    bank,
    creditUnion: illustratedRoad('credit-union', rates, request),
    less: lessOrShorter(input),
  };
}
