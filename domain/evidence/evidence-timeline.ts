import { legalMaximum } from '#domain/law/legal-maximum.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { fromLei } from '#domain/money/bani.ts';
import type { LenderKind } from '#domain/offers/offer.ts';
import { agesFrom } from '#domain/offers/source-age.ts';
import { evidenceAge } from './evidence-age.ts';
import { contradictionIn } from './contradiction.ts';
import { tellsPrice, type EvidenceItem } from './evidence-item.ts';
import { costOf, daysOf, figureOf } from './item-price.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import { type PriceStatement, whatMayBeSaid } from './what-may-be-said.ts';

/** One item of evidence that may be shown, with what it lets us say. */
export type DatedEvidence = {
  item: EvidenceItem;
  statement: Exclude<PriceStatement, 'lead'>;
};

type Known = {
  lenderKind: LenderKind;
  /** where visitors are sent to the lender */
  url: string | null;
};

/**
 * What is known of a lender's prices, the newest first. What only third parties print (tier D) is a task for the office and
 * never among it.
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

/** Whether an item tells the price of a product whose sums and terms are known: of another nothing can be computed. */
function coversLoans(item: EvidenceItem, { products }: LenderEvidence): boolean {
  if (!tellsPrice(item)) return false;
  return products.some(
    ({ evidence, sumsLei, days }) =>
      evidence === item.id && sumsLei.max !== 'unknown' && days.max !== 'unknown',
  );
}

/**
 * Whether a printed price passes a ceiling of small credits that is in force: by day, or in all. A loan against a mortgage or
 * a car is measured by none of them here, since which one holds for it is not settled.
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
