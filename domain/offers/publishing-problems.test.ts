import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { dailyOffer, newIdentity, newOffer, newSource } from '#tests/factories/new-offer.ts';
import { siteOffers } from '#tests/factories/site-offers.ts';
import { publishingProblems } from './publishing-problems.ts';

const today = '2026-11-21';
const rules = { pack: rulePackInForce(romania.rulePacks, today), limits: romania.limits, today };
const dailyPrice = (ratePercentPerDay: number) => ({
  value: { kind: 'daily' as const, ratePercentPerDay, freeDays: 0 },
  source: newSource(),
});

test('every offer the site starts with may be public', async () => {
  const offers = await siteOffers();

  expect(offers.length).toBeGreaterThan(10);
  for (const offer of offers) expect(publishingProblems(offer, rules)).toEqual([]);
});

test('1% a day is legal up to 5 000 lei, and not above', () => {
  // Legea 243/2024: 1% a day up to 5 000 lei, 0,8% up to 10 000.
  const upTo = (lei: number) => ({ value: { min: fromLei(200), max: fromLei(lei) }, source: newSource() });

  expect(publishingProblems(dailyOffer({ price: dailyPrice(1), amount: upTo(5_000) }), rules)).toEqual([]);
  expect(publishingProblems(dailyOffer({ price: dailyPrice(1), amount: upTo(6_000) }), rules)).toEqual([
    {
      part: 'price',
      message: expect.stringMatching(/^Pentru 5.001.*trece de maximul legal \(Legea 243\/2024\)\.$/),
    },
  ]);
});

test('a bank of another state is outside that law', () => {
  const offer = dailyOffer({
    price: dailyPrice(1.2),
    lenderKind: 'foreign-bank',
    registers: newIdentity(['bancă din Malta, licența C 56251, supravegheată de MFSA']),
  });
  expect(publishingProblems(offer, rules)).toEqual([]);
});

test.each([
  [
    'legalName',
    'an IFN known from the press only',
    { legalName: newIdentity('A S.A.', { origin: 'other' as const }), registers: null },
  ],
  ['legalName', 'an IFN nobody names', { legalName: null, registers: null }],
  [
    'registers',
    'a bank of another state without its licence and authority',
    { lenderKind: 'foreign-bank' as const, registers: null },
  ],
])('publishing requires the %s of %s, while its offer is available', (part, _, lender) => {
  expect(publishingProblems(newOffer(lender), rules).map((problem) => problem.part)).toEqual([part]);
  expect(publishingProblems(newOffer({ ...lender, isActive: false }), rules)).toEqual([]);
});

test('a lender whose number was not found may be public', () => {
  expect(publishingProblems(newOffer({ registers: null }), rules)).toEqual([]);
});

test('a future source, a missing address, a lender of unknown kind are reported', () => {
  const offer = dailyOffer({
    url: null,
    lenderKind: 'unknown',
    legalName: newIdentity('Creditor IFN S.A.', { source: newSource({ date: '2026-12-01' }) }),
  });

  expect(publishingProblems(offer, rules).map(({ part }) => part)).toEqual([
    'legalName',
    'url',
    'lenderKind',
  ]);
});

test('a paused offer without figures has no problems', () => {
  expect(publishingProblems(newOffer({ isActive: false, url: null, lenderKind: 'unknown' }), rules)).toEqual(
    [],
  );
});
