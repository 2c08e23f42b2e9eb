import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { LenderKind } from '#domain/offers/lenders/lender-kind-schema.ts';
import { agesFrom } from '#domain/base/sources/source-age.ts';
import { evidenceAge } from './evidence-age.ts';
import { contradictionIn } from './contradiction.ts';
import { tellsPrice, type EvidenceItem } from './evidence-item.ts';
import { costOf, daysOf, figureOf } from './item-price.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { type PriceStatement, whatMayBeSaid } from './what-may-be-said.ts';

/** One item of evidence that may be shown, with its permitted statement. */
export type DatedEvidence = {
  item: EvidenceItem;
  statement: Exclude<PriceStatement, 'lead'>;
};

type Known = {
  lenderKind: LenderKind;
  /** the lender's site, where visitors are sent */
  url: string | null;
};

/**
 * Lists the evidence of a lender's prices, newest first. Statements of third parties alone (tier D) are tasks for the office and
 * never included.
 * @param today yyyy-mm-dd
 */
export function evidenceTimeline(
  evidence: LenderEvidence,
  { lenderKind, url }: Known,
  pack: RulePack | null,
  today: string,
): DatedEvidence[] {
  const shown = evidence.items.flatMap((item): DatedEvidence[] => {
    const statement = whatMayBeSaid({
      tier: item.tier,
      age: evidenceAge(item.source, url, today),
      covers: coversLoans(item, evidence) ? 'yes' : 'unknown',
      isAboveCeiling: lenderKind !== 'foreign-bank' && isAboveCeiling(item, pack),
      contradicts: contradictionIn(item) !== null,
    });
    return statement === 'lead' ? [] : [{ item, statement }];
  });
  return shown.toSorted((a, b) => agesFrom(b.item.source).localeCompare(agesFrom(a.item.source)));
}

/** Tells whether an item states the price of a product with known amounts and terms: no cost can be computed for any other. */
function coversLoans(item: EvidenceItem, { products }: LenderEvidence): boolean {
  if (!tellsPrice(item)) return false;
  return products.some(
    ({ evidence, sumsLei, days }) =>
      evidence === item.id && sumsLei.max !== 'unknown' && days.max !== 'unknown',
  );
}

/**
 * Tells whether a printed price exceeds a ceiling of small credits in force: by day, or in total. A loan secured by a mortgage or a
 * car is compared with none of them here, since the applicable one is not settled.
 */
function isAboveCeiling(item: EvidenceItem, pack: RulePack | null): boolean {
  const bands = pack?.dailyCaps?.value ?? [];
  const widest = bands[0];
  if (!widest || item.secured === 'mortgage' || item.secured === 'car') return false;
  const byDay = figureOf(item, 'interest', 'percent-a-day') ?? 0;
  if (item.principalLei === 'unknown') return byDay > widest.percentPerDay;
  const principal = fromLei(item.principalLei);
  const band = bands.find(({ upTo }) => principal <= upTo);
  if (!band) return false;
  const cost = costOf(item);
  const days = daysOf(item);
  const most = days === null ? principal : legalMaximum(principal, days, pack)?.cost;
  return byDay > band.percentPerDay || (cost !== null && most !== undefined && fromLei(cost) > most);
}
