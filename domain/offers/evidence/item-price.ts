import { termDays } from '#domain/loan/term.ts';
import type { EvidenceFigure, EvidenceItem } from './evidence-item.ts';

/** Cost of a loan per day, in percent of the principal: both ends of a printed range, else twice the same. */
export type PricePerDay = {
  from: number;
  to: number;
  /** computed from a printed cost or yearly rate */
  isComputed: boolean;
};

/**
 * Returns the price an item states, in percent of the principal per day: as printed, else its cost divided by principal and days,
 * else its yearly rate by 365.
 * @returns null for an item without a price, or with only one end of it („de la”, „peste”)
 */
export function pricePerDay(item: EvidenceItem): PricePerDay | null {
  const printed = endsOf(exactFigure(item, 'interest', 'percent-a-day'));
  if (printed) return { ...printed, isComputed: false };
  const [cost, days] = [costEnds(item), daysOf(item)];
  if (cost && days !== null && item.principalLei !== 'unknown') {
    const share = 100 / item.principalLei / days;
    return { from: cost.from * share, to: cost.to * share, isComputed: true };
  }
  const yearly = endsOf(exactFigure(item, 'interest', 'percent-a-year'));
  return yearly && { from: yearly.from / 365, to: yearly.to / 365, isComputed: true };
}

/** Returns the total cost of an item's loan, in lei, printed or as its total without the principal; of a range the lower end. */
export function costOf(item: EvidenceItem): number | null {
  return costEnds(item)?.from ?? null;
}

/** Returns a figure of an item; of a range the lower end. */
export function figureOf(
  { figures }: EvidenceItem,
  measure: EvidenceFigure['measure'],
  unit: EvidenceFigure['unit'],
): number | null {
  return figures.find((figure) => figure.measure === measure && figure.unit === unit)?.value ?? null;
}

/** Returns the days of an item's loan. */
export function daysOf({ term }: EvidenceItem): number | null {
  if (term === 'unknown') return null;
  if (term.unit === 'weeks') return term.count * 7;
  return termDays({ count: term.count, unit: term.unit });
}

type Ends = { from: number; to: number };

function costEnds(item: EvidenceItem): Ends | null {
  const cost = endsOf(exactFigure(item, 'cost', 'lei'));
  const { principalLei } = item;
  if (cost || principalLei === 'unknown') return cost;
  const total = endsOf(exactFigure(item, 'total', 'lei'));
  return total && { from: total.from - principalLei, to: total.to - principalLei };
}

function exactFigure(
  { figures }: EvidenceItem,
  measure: EvidenceFigure['measure'],
  unit: EvidenceFigure['unit'],
): EvidenceFigure | undefined {
  return figures.find(
    (figure) => figure.measure === measure && figure.unit === unit && figure.bound === undefined,
  );
}

function endsOf(figure: EvidenceFigure | undefined): Ends | null {
  return figure ? { from: figure.value, to: figure.to ?? figure.value } : null;
}
