import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { offerEvidence } from '#domain/offers/offer-evidence.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Price } from '#domain/offers/offer.ts';
import type { HeroOffer } from './hero-offer.ts';
import { loanOutlook } from './loan-outlook.ts';

const pack = rulePackInForce(romanianRulePacks, '2026-11-21');
const source = newSource();
const request: LoanRequest = { principal: fromLei(2_000), term: { count: 30, unit: 'days' }, purpose: null };

function heroOffer(header: string, price: Price | null, maxLei = 5_000): HeroOffer {
  const known = newOffer({
    amount: { value: { min: null, max: fromLei(maxLei) }, source },
    term: { value: { minDays: null, maxDays: 365 }, source },
    price: price && { value: price, source },
  });
  return {
    header,
    lenderKind: 'ifn',
    isActive: true,
    evidence: offerEvidence(known, '2026-11-21'),
    firstLoan: null,
  };
}

test("the cheapest current price is first, lenders that give less are named, and the maximum is the law's", () => {
  const offers = [
    heroOffer('Scump', { kind: 'daily', ratePercentPerDay: 1, freeDays: 0 }),
    heroOffer('Mut', null),
    heroOffer('Ieftin', { kind: 'daily', ratePercentPerDay: 0.5, freeDays: 0 }),
    heroOffer('Mic', null, 1_000),
  ];
  const outlook = loanOutlook(offers, request, pack);
  expect(outlook.first?.offer.header).toBe('Ieftin');
  // 2 000 lei × 0.5% × 30 days = 300 lei; at 1%, the legal maximum, 600 lei
  expect(outlook.first?.quote.cost).toBe(fromLei(300));
  expect(outlook.unserved.map(({ offer }) => offer.header)).toEqual(['Mic']);
  expect(outlook.maximum?.cost).toBe(fromLei(600));
});
