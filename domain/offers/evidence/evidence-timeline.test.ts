import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { romania } from '#domain/law/countries/romania.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { evidenceTimeline } from './evidence-timeline.ts';
import { lenderEvidenceSchema } from './lender-evidence.ts';

const today = '2026-11-22';
const pack = rulePackInForce(romania.rulePacks, today);
const all = readdirSync('content/evidence').map((file) =>
  lenderEvidenceSchema.parse(load(readFileSync(`content/evidence/${file}`, 'utf8'))),
);
const sites: Record<string, string> = {
  'smile-credit': 'https://www.smilecredit.ro/',
  '12rate': 'https://12rate.ro/',
  'hora-credit': 'https://horacredit.ro/',
  'viva-credit': 'https://vivacredit.ro/',
};
const timelines = all.map((evidence) => ({
  lender: evidence.lender,
  shown: evidenceTimeline(
    evidence,
    {
      lenderKind: evidence.lender === 'ferratum' ? 'foreign-bank' : 'ifn',
      url: sites[evidence.lender] ?? null,
    },
    pack,
    today,
  ),
}));
const shown = timelines.flatMap((timeline) => timeline.shown);
const idsSaid = (statement: string) =>
  shown
    .filter((one) => one.statement === statement)
    .map(({ item }) => item.id)
    .toSorted();

test('of 83 items the 19 printed only by third parties are never shown', () => {
  expect(shown).toHaveLength(64);
  expect(shown.filter(({ item }) => item.tier === 'D')).toEqual([]);
});

test('current prices are the lender’s own, covered by its amounts and terms, and these three alone', () => {
  expect(idsSaid('current')).toEqual(['12rate-a1', '12rate-a2', 'smile-a1']);
});

test('the form of 2022 waits for a confirmation', () => {
  expect(idsSaid('to-confirm')).toEqual(['ferratum-a1']);
});

// Those of the collected facts that exceed today’s ceilings by day or in total, of tiers A to C.
test('prices above a ceiling in force are history', () => {
  expect(idsSaid('history')).toEqual([
    'hora-b1',
    'hora-b2',
    'hora-b3',
    'rapida-c2',
    'rapida-c3',
    'viva-b1',
    'viva-c1',
  ]);
});

test('the newest comes first, by the source’s own date or the month of reading', () => {
  const viva = timelines.find(({ lender }) => lender === 'viva-credit')?.shown;
  expect(viva?.map(({ item }) => item.id)).toEqual(['viva-b1', 'viva-a1', 'viva-c1']);
});
