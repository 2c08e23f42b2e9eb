import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { freshnessBoard } from './freshness-board.ts';
import { lenderEvidenceSchema } from './lender-evidence.ts';

const all = readdirSync('content/evidence').map((file) =>
  lenderEvidenceSchema.parse(load(readFileSync(`content/evidence/${file}`, 'utf8'))),
);
const sites: Record<string, string> = {
  '12rate': 'https://12rate.ro/',
  'smile-credit': 'https://www.smilecredit.ro/',
};
const board = (today: string) => freshnessBoard(all, (lender) => sites[lender] ?? null, today);
const ageing = (today: string) => board(today).ageing.map(({ id, oldOn }) => `${id} ${oldOn}`);

// Read in November 2026, without a recorded day: counted from its last one, they are current for 12 months after it.
test('a price is announced 30 days before it gets old, and no longer afterwards', () => {
  const prices = ['12rate-a1', '12rate-a2', 'smile-a1', 'smile-a2'].map((id) => `${id} 2027-12-01`);
  expect(ageing('2027-10-31')).toEqual([]);
  expect(ageing('2027-11-01').toSorted()).toEqual(prices);
  expect(ageing('2027-11-30').toSorted()).toEqual(prices);
  expect(ageing('2027-12-01')).toEqual([]);
});

test('a statement of third parties alone, or a contradictory one, is a lead with its reason', () => {
  const { leads } = board('2026-11-23');
  expect(leads).toHaveLength(19);
  const [smile] = all.filter(({ lender }) => lender === 'smile-credit');
  const items = smile?.items.map((item) =>
    item.id === 'smile-a1'
      ? {
          ...item,
          figures: [...item.figures, { measure: 'apr' as const, value: 900.5, unit: 'percent' as const }],
        }
      : item,
  );
  const worse = freshnessBoard(smile && items ? [{ ...smile, items }] : [], () => null, '2026-11-23');
  expect(worse.leads.map(({ id, why }) => `${id}: ${why}`)).toEqual([
    expect.stringMatching(/^smile-a1: DAE din total .* tipărită este 900,5%/),
    'smile-d1: scrisă numai de alții',
  ]);
});
