import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { contradictionIn } from './contradiction.ts';
import type { EvidenceFigure } from './evidence-item.ts';
import { lenderEvidenceSchema } from './lender-evidence.ts';

const lei = (measure: 'total' | 'cost' | 'instalment', value: number): EvidenceFigure => ({
  measure,
  value,
  unit: 'lei',
});
const dae = (value: number): EvidenceFigure => ({ measure: 'apr', value, unit: 'percent' });
const monthly = (figures: EvidenceFigure[]) => ({
  figures,
  principalLei: 1_000,
  term: { count: 6, unit: 'months' as const },
  repayment: 'monthly' as const,
});
const once = (figures: EvidenceFigure[]) => ({
  figures,
  principalLei: 500,
  term: { count: 30, unit: 'days' as const },
  repayment: 'once' as const,
});

// 12rate prints the first two; 1,3 to the power of 365/30 is 24,34.
test.each([
  [
    'six instalments, their sum and the DAE a lender prints',
    monthly([lei('total', 1_917.42), lei('instalment', 319.57), dae(1_039.75)]),
  ],
  ['one payment and its DAE', once([lei('cost', 150), lei('total', 650), dae(2_333.94)])],
  ['a DAE computed with a year of 366 days', once([lei('total', 650), dae(2_354.95)])],
  ['a total alone', once([lei('total', 650)])],
  [
    'a DAE „peste”, which is no number',
    once([lei('total', 650), { ...dae(60_000), bound: 'above' as const }]),
  ],
  [
    'a loan with a fee, which may be in one figure and not in the other',
    monthly([
      lei('total', 2_000),
      lei('instalment', 319.57),
      { measure: 'analysis-fee', value: 82.58, unit: 'lei' },
    ]),
  ],
  [
    'a loan whose payments nobody tells',
    { ...monthly([lei('total', 1_917.42), dae(10)]), repayment: 'unknown' as const },
  ],
] as const)('there is no contradiction: %s', (_, item) => {
  expect(contradictionIn(item)).toBeNull();
});

test.each([
  ['total and cost', once([lei('cost', 150), lei('total', 640), dae(2_333.94)]), /^Totalul tipărit/],
  ['total and DAE', once([lei('total', 650), dae(300)]), /din total este 2.333,.%, iar tipărită este 300,0%/],
  [
    'instalments and total',
    monthly([lei('total', 1_900), lei('instalment', 319.57)]),
    /din total .* din rate/,
  ],
  ['instalments and DAE', monthly([lei('instalment', 319.57), dae(900)]), /din rate .* tipărită/],
] as const)('%s of two different loans are detected', (_, item, sentence) => {
  expect(contradictionIn(item)).toMatch(sentence);
});

test("a bank's rate may differ by less than 0,1 points, and not by more", () => {
  // 12 × 879,16 lei for 10 000 is 10% a year by month, a DAE of 10,47%.
  const year = (printed: number) => ({
    figures: [lei('instalment', 879.16), dae(printed)],
    principalLei: 10_000,
    term: { count: 12, unit: 'months' as const },
    repayment: 'monthly' as const,
  });
  expect(contradictionIn(year(10.47))).toBeNull();
  expect(contradictionIn(year(10.1))).not.toBeNull();
  expect(contradictionIn(year(11.5))).not.toBeNull();
});

test('in the starting evidence one page of a broker contradicts itself', () => {
  const found = readdirSync('content/evidence').flatMap((file) =>
    lenderEvidenceSchema
      .parse(load(readFileSync(`content/evidence/${file}`, 'utf8')))
      .items.flatMap((item) => (contradictionIn(item) === null ? [] : [item.id])),
  );
  // It states 12 equal parts of the capital, but is entered with equal payments.
  expect(found).toEqual(['ferratum-d1']);
});
