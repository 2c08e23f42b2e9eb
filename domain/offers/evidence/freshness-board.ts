import { addDays } from '#domain/base/days/iso-day.ts';
import { contradictionIn } from './contradiction.ts';
import { evidenceAge } from './evidence-age.ts';
import { tellsPrice } from './evidence-item.ts';
import type { LenderEvidence } from './lender-evidence.ts';

/** How many days ahead the office is warned that a price will get old. */
const AHEAD_DAYS = 30;

type OfLender = { lender: string; id: string; product: string; source: string };

/** Evidence that needs work. */
export type FreshnessBoard = {
  /** current prices that get old within the next 30 days, soonest first */
  ageing: (OfLender & { oldOn: string })[];
  /** items hidden until a colleague confirms them, with the reason */
  leads: (OfLender & { why: string })[];
};

/**
 * Builds the board. @param urlOf the site of a lender, where visitors are sent; null: unknown
 * @param today yyyy-mm-dd
 */
export function freshnessBoard(
  all: Iterable<LenderEvidence>,
  urlOf: (lender: string) => string | null,
  today: string,
): FreshnessBoard {
  const board: FreshnessBoard = { ageing: [], leads: [] };
  for (const { lender, items } of all) {
    for (const item of items) {
      const named = { lender, id: item.id, product: item.product, source: item.source.name };
      const why = item.tier === 'D' ? 'scrisă numai de alții' : contradictionIn(item);
      if (why !== null) {
        board.leads.push({ ...named, why });
        continue;
      }
      const isOldOn = (day: string) => evidenceAge(item.source, urlOf(lender), day) !== 'recent';
      if (item.tier !== 'A' || !tellsPrice(item) || isOldOn(today) || !isOldOn(addDays(today, AHEAD_DAYS)))
        continue;
      board.ageing.push({ ...named, oldOn: firstDay(today, isOldOn) });
    }
  }
  return { ...board, ageing: board.ageing.toSorted((a, b) => a.oldOn.localeCompare(b.oldOn)) };
}

function firstDay(from: string, holds: (day: string) => boolean): string {
  let day = from;
  while (!holds(day)) day = addDays(day, 1);
  return day;
}
