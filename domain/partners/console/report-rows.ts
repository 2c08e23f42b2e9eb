import type { ClickWord } from '#domain/partners/clicks/click-word.ts';

/** Fewest clicks of a group whose figures are shown; with fewer a partner could recognise a visitor. */
export const FEWEST_CLICKS = 5;

export type ClickLine = { name: string; word: ClickWord; count: number };
/** A conversion, and the sum owed for it in bani. */
export type ConversionLine = { name: string; bani: number };

export type ReportRow = {
  name: string;
  /** all clicks, whatever became of them; null: fewer than five */
  clicks: number | null;
  /** those that count; null with `clicks` */
  counted: number | null;
  conversions: number;
  /** owed for them, in bani */
  earnedBani: number;
};

/** Puts clicks and conversions into rows by name; of a group of one to four clicks only the conversions are shown. */
export function reportRows(
  clicks: readonly ClickLine[],
  conversions: readonly ConversionLine[],
): ReportRow[] {
  const rows = new Map<string, { all: number; counted: number; conversions: number; earnedBani: number }>();
  const rowOf = (name: string) => {
    const row = rows.get(name) ?? { all: 0, counted: 0, conversions: 0, earnedBani: 0 };
    rows.set(name, row);
    return row;
  };
  for (const { name, word, count } of clicks) {
    const row = rowOf(name);
    row.all += count;
    if (word === 'counted') row.counted += count;
  }
  for (const { name, bani } of conversions) {
    const row = rowOf(name);
    row.conversions += 1;
    row.earnedBani += bani;
  }
  return [...rows].map(([name, { all, counted, ...row }]) => {
    const clicksShown = toldCount(all);
    return { name, clicks: clicksShown, counted: clicksShown === null ? null : counted, ...row };
  });
}

/** Returns a number of clicks as a partner may see it; null: between one and four. */
export function toldCount(count: number): number | null {
  return count > 0 && count < FEWEST_CLICKS ? null : count;
}

/** Earned for each click that counts, in bani, rounded half up; null where it cannot be computed. */
export function earnedPerCounted({ counted, earnedBani }: Pick<ReportRow, 'counted' | 'earnedBani'>) {
  return counted === null || counted === 0 ? null : Math.round(earnedBani / counted);
}
