import type { RoadKind } from '#domain/roads/six-roads.ts';
import type { Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';

/** How a cost is drawn: by its evidence (evidence-mark.css), as nothing, or as what the visitor has typed. */
type RoadLook = 'zero' | 'current' | 'old' | 'unknown' | 'typed';

/** One line of a road: whose cost, and its bar. */
export type RoadLine = {
  /** where the figure is from, in words */
  words: string[];
  /** „1 760 lei”, „37–89 lei”, „nu știm” */
  cost: string;
  look: RoadLook;
  /** null: nothing is known, and the bar goes to the edge */
  bar: { low: Bani; high: Bani } | null;
};

/** One row of the table of the same figures. */
export type RoadRow = { who: string; cost: string; total: string };

/** The page of a lender, on its own site. */
export type RoadLink = { text: string; href: string };

/** One road as the page shows it. */
export type RoadView = {
  kind: RoadKind;
  name: string;
  /** where one reads more; null: nowhere from here */
  href: string | null;
  lines: RoadLine[];
  /** what it asks of who takes it; null: nobody can take it */
  asks: string | null;
  /** of what it asks and of what it costs */
  sources: readonly Source[];
  rows: RoadRow[];
  /** pages of the lenders whose prices are told, or whom to ask */
  links: readonly RoadLink[];
  /** no road for this sum and term */
  isOff: boolean;
};

/** The picture of one sum and term. */
export type RoadsView = {
  /** „2 000 lei” */
  sum: string;
  /** the same in a sentence: „2 000 de lei” */
  sumInSentence: string;
  term: string;
  roads: RoadView[];
  /** the cost at the right edge; above 0 */
  scale: Bani;
  /** what the right edge is: „maximul legal al unui IFN: 1 820 lei” */
  edge: string;
};
