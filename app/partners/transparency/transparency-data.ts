import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { Square } from '#domain/partners/transparency/squares.ts';
import type { LenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';

/** A lender on /transparenta/: its squares, and what became of them from round to round. */
export type TransparencyLender = LenderSquares & {
  slug: string;
  name: string;
  /** null: not found by us */
  legalName: string | null;
  /** our page of it */
  path: string;
  counts: Record<Square['state'], number>;
  /** by the rounds that have a page of it, oldest first: how many of its squares were full then */
  history: { round: number; found: number }[];
};

export type PublishedRound = {
  number: number;
  publishedOn: IsoDay;
  /** the days on which its pages were opened */
  from: IsoDay;
  until: IsoDay;
  lenders: number;
  pages: number;
};

export type TransparencyData = {
  lenders: TransparencyLender[];
  /** of all lenders together */
  counts: Record<Square['state'], number>;
  /** published ones, newest first; none: nothing is known of any square */
  rounds: PublishedRound[];
  /** by check, in their order: the articles that are about it */
  law: { title: string; citation: Citation }[][];
};
