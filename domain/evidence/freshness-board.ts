import { addDays } from '#domain/calendar/iso-day.ts';
import { contradictionIn } from './contradiction.ts';
import { evidenceAge } from './evidence-age.ts';
import { tellsPrice } from './evidence-item.ts';
import type { LenderEvidence } from './lender-evidence.ts';

/** How far ahead a colleague wants to know that a price will be old. */
const AHEAD_DAYS = 30;

type OfLender = { lender: string; id: string; product: string; source: string };

/** What of the evidence asks for somebody's work. */
export type FreshnessBoard = {
  /** prices that are of today, and will be old on a day of the next 30, soonest first */
  ageing: (OfLender & { oldOn: string })[];
  /** what is shown to nobody until somebody confirms it, with the reason */
  leads: (OfLender & { why: string })[];
};

/**
 * @param urlOf where visitors are sent to a lender; null: nobody knows its site
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
