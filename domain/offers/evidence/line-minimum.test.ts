import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { lineMinimum } from './line-minimum.ts';

const evidence = readEvidence('content');
const of = (slug: string, lei: number) => {
  const lender = evidence.get(slug);
  if (!lender) throw new Error(`no evidence of ${slug}`);
  return lineMinimum(lender, fromLei(lei));
};

test('a line with known price and minimum is repaid in so many months', () => {
  const line = of('ferratum', 2_000);
  expect(line?.kind === 'paid' && [line.plan.payments.length, line.plan.total]).toEqual([
    65,
    fromLei(8_247.75),
  ]);
});

test("the drawn amount stays within the line's limits", () => {
  expect(of('ferratum', 50_000)?.drawn).toBe(fromLei(5_000));
  expect(of('viva-credit', 50)?.drawn).toBe(fromLei(100));
});

test('without the interest no months and no total are given, only what the percentage leaves of the principal', () => {
  // 2 000 × 0,9 six times: 1 800, 1 620, 1 458, 1 312,20, 1 180,98, 1 062,88.
  expect(of('viva-credit', 2_000)).toMatchObject({
    kind: 'unknown-price',
    after: { months: 6, balance: fromLei(1_062.88) },
  });
  // Of 600 lei a tenth falls below 50 lei in the second month: the rest then depends on the interest.
  expect(of('viva-credit', 600)).toMatchObject({ kind: 'unknown-price', after: null });
});

test('a line without a stated minimum has none, and a loan in instalments is not a line', () => {
  expect(of('hora-credit', 2_000)?.kind).toBe('unknown-rule');
  expect(of('provident', 2_000)).toBeNull();
});
