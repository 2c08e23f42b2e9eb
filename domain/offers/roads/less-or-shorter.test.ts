import { expect, test } from 'vitest';
import { romania } from '#domain/law/countries/romania.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import { dailyOffer } from '#tests/factories/new-offer.ts';
import { pack } from '#tests/factories/quotable-offer.ts';
import { siteRates } from '#tests/factories/roads-content.ts';
import { lessOrShorter } from './less-or-shorter.ts';

// 200 to 5 000 lei, up to 91 days.
const line = withEvidence(dailyOffer({ slug: 'linie' }), '2026-11-22');
const lessThan = (lei: number, count: number) =>
  lessOrShorter({
    request: { principal: fromLei(lei), term: { count, unit: 'months' }, purpose: null },
    offers: [line],
    rates: siteRates,
    pack,
    limits: romania.limits,
  });

test("30 000 lei are shown with 20 000 and 10 000 at one bank’s prices, a lender's nearest price, and saving instead of borrowing", () => {
  const { stages, offers, aMonth } = lessThan(30_000, 36);
  // 36 payments at 7,99 and 14,99%, and 200 lei: computed outside this code.
  expect(stages?.lender.id).toBe('bcr');
  expect(
    stages?.steps.map(({ principal, low, high }) =>
      [principal, low, high].map((sum) => Math.round(sum / 100)),
    ),
  ).toEqual([
    [30_000, 4_038, 7_633],
    [20_000, 2_759, 5_156],
    [10_000, 1_479, 2_678],
  ]);
  expect(offers.map(({ request, quote }) => [request.principal, request.term.count, quote.cost > 0])).toEqual(
    [[500_000, 3, true]],
  );
  expect(aMonth).toBe(83_333);
});

test('a smaller amount has no larger alternatives, and no bank stages if no bank lends them', () => {
  const { stages, offers } = lessThan(100, 12);
  expect(offers).toEqual([]);
  expect(stages).toBeNull();
});
