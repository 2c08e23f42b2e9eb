import { termDays } from '#domain/loan/term.ts';
import type { EvidenceFigure, EvidenceItem } from './evidence-item.ts';

/** What a loan costs a day, in percent of the sum lent; a source that prints a range gives both its ends, else they are the same. */
export type PricePerDay = {
  from: number;
  to: number;
  /** of a printed cost or yearly rate, and not printed so itself */
  isComputed: boolean;
};

/**
 * The price an item tells, in percent of the sum lent a day: as its source prints it, else its cost divided by sum and days, else its
 * yearly rate by 365.
 * @returns null for an item that tells none, or only an end of one („de la”, „peste”)
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

/** What the loan of an item costs in all, in lei, printed or as its total without the sum; of a range the lower end. */
export function costOf(item: EvidenceItem): number | null {
  return costEnds(item)?.from ?? null;
}

/** A figure of an item; of a range the lower end. */
export function figureOf(
  { figures }: EvidenceItem,
  measure: EvidenceFigure['measure'],
  unit: EvidenceFigure['unit'],
): number | null {
  return figures.find((figure) => figure.measure === measure && figure.unit === unit)?.value ?? null;
}

/** Days of the loan an item speaks of. */
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
