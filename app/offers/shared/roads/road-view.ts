import type { RoadKind } from '#domain/offers/roads/six-roads.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';

/**
 * Look of a cost: by its evidence (evidence-looks.css), as zero, as the room up to the legal maximum, or as the visitor's own
 * figure.
 */
type RoadLook = 'zero' | 'current' | 'old' | 'unknown' | 'typed';

/** One row of the table of the same figures. */
export type RoadRow = { who: string; cost: string; total: string };

/** Page of a lender, on its own site. */
export type RoadLink = { text: string; href: string };

/** One road as the page shows it. */
export type RoadView = {
  kind: RoadKind;
  name: string;
  /** the next step; null without one */
  href: string | null;
  /** text of its link: „Ce cere” */
  act: string;
  /** „1 760 lei”, „37–89 lei”; „nu știm” if unknown */
  figure: string;
  /** null: there is no figure, and no bar */
  bar: { look: RoadLook; low: Bani; high: Bani } | null;
  /** legal maximum for the lender of this price; null: no ceiling applies */
  cap: Bani | null;
  /** whose price it is, with its date, or whom to ask: one line */
  says: string;
  /** how the figure is made, and the other figures of the road */
  details: string[];
  /** requirements for the borrower; null: the road is closed */
  asks: string | null;
  /** of the requirements and of the cost */
  sources: readonly Source[];
  rows: RoadRow[];
};

/** The picture of one amount and term. */
export type RoadsView = {
  /** „2 000 de lei” */
  sumInSentence: string;
  term: string;
  roads: RoadView[];
  /** cost at the right edge; above 0 */
  scale: Bani;
  /** label of the right edge: „un IFN, prin lege, cel mult 1 820 lei” */
  edge: string;
};
