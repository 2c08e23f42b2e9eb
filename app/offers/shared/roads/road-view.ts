import type { RoadKind } from '#domain/offers/roads/six-roads.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';

/** How a cost is drawn: by its evidence (evidence-looks.css), as nothing, as the room of the law, or as what the visitor has typed. */
type RoadLook = 'zero' | 'current' | 'old' | 'unknown' | 'typed';

/** One row of the table of the same figures. */
export type RoadRow = { who: string; cost: string; total: string };

/** The page of a lender, on its own site. */
export type RoadLink = { text: string; href: string };

/** One road as the page shows it. */
export type RoadView = {
  kind: RoadKind;
  name: string;
  /** where one goes on; null: nowhere from here */
  href: string | null;
  /** what one finds there: „Ce cere” */
  act: string;
  /** „1 760 lei”, „37–89 lei”; of what nobody knows „nu știm” */
  figure: string;
  /** null: there is no figure, and nothing is drawn */
  bar: { look: RoadLook; low: Bani; high: Bani } | null;
  /** the most the law allows who asks this price; null: no ceiling binds it */
  cap: Bani | null;
  /** whose price it is and of when, or whom to ask: one line */
  says: string;
  /** how the figure is made, and the other figures of the road */
  details: string[];
  /** what it asks of who takes it; null: nobody can take it */
  asks: string | null;
  /** of what it asks and of what it costs */
  sources: readonly Source[];
  rows: RoadRow[];
};

/** The picture of one sum and term. */
export type RoadsView = {
  /** „2 000 de lei” */
  sumInSentence: string;
  term: string;
  roads: RoadView[];
  /** the cost at the right edge; above 0 */
  scale: Bani;
  /** what the right edge is: „un IFN, prin lege, cel mult 1 820 lei” */
  edge: string;
};
