import { expect, test } from 'vitest';
import { romanianRulePacks } from '#domain/law/romanian-rule-packs.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/money/bani.ts';
import { offerEvidence } from '#domain/evidence/offer-evidence.ts';
import { newOffer, newSource } from '#tests/factories/new-offer.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Price } from '#domain/offers/offer.ts';
import { creditorCount } from './creditor-count.ts';
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
    slug: header.toLowerCase(),
    header,
    lenderKind: 'ifn',
    isActive: true,
    evidence: offerEvidence(known, '2026-11-21'),
    firstLoan: null,
    priceSource: null,
    priceAge: null,
  };
}

test('priced offers come by cost, the others are counted, and the maximum is the law', () => {
  const offers = [
    heroOffer('Scump', { kind: 'daily', ratePercentPerDay: 1, freeDays: 0 }),
    heroOffer('Mut', null),
    heroOffer('Ieftin', { kind: 'daily', ratePercentPerDay: 0.5, freeDays: 0 }),
    heroOffer('Mic', null, 1_000),
  ];
  const outlook = loanOutlook(offers, request, pack);
  expect(outlook.priced.map(({ offer }) => offer.header)).toEqual(['Ieftin', 'Scump']);
  // 2 000 lei × 0.5% × 30 days = 300 lei; at 1%, the legal maximum, 600 lei
  expect(outlook.priced.map(({ quote }) => quote.cost)).toEqual([fromLei(300), fromLei(600)]);
  expect(outlook.unpricedCount).toBe(1);
  expect(outlook.unservedCount).toBe(1);
  expect(outlook.maximum?.cost).toBe(fromLei(600));
});

test.each([
  [1, false, 'un creditor'],
  [1, true, 'un alt creditor'],
  [13, true, 'alți 13 creditori'],
  [20, true, 'alți 20 de creditori'],
  [6, false, '6 creditori'],
])('%i lenders after others (%s) are %s', (count, others, expected) => {
  expect(creditorCount(count, others).replaceAll('\u00a0', ' ')).toBe(expected);
});
