import { expect, test } from 'vitest';
import { fromLei } from '#domain/base/money/bani.ts';
import { readEvidence } from '#server/texts/content/read-evidence.ts';
import { extensionCost, lateCost } from './late-and-extension.ts';

const evidence = readEvidence('content');
const of = (slug: string) => {
  const lender = evidence.get(slug);
  if (!lender) throw new Error(`no evidence of ${slug}`);
  return lender;
};

test('30 days late cost the fee once and the interest of each day, by hand', () => {
  // The lender prints a fee of 1% and 1% a day: 1 000 lei owe 10 + 30 × 10.
  expect(lateCost(of('hora-credit'), fromLei(1_000))).toMatchObject({ days: 30, cost: fromLei(310) });
  expect(lateCost(of('smile-credit'), fromLei(1_000))).toBeNull();
});

test('an extension is paid from the first day, and the free days are lost', () => {
  // „1%/zi pentru întreaga perioadă de creditare”: 60 days of 20 lei.
  expect(extensionCost(of('smile-credit'), fromLei(2_000))).toMatchObject({ days: 60, cost: fromLei(1_200) });
  expect(extensionCost(of('hora-credit'), fromLei(2_000))).toBeNull();
});
