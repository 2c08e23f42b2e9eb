import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Citation } from '#domain/base/sources/citation.ts';
import type { Square } from '#domain/partners/transparency/squares.ts';
import type { LenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';

/** A lender on /transparenta/: its squares, and their history from round to round. */
export type TransparencyLender = LenderSquares & {
  slug: string;
  name: string;
  /** null: unknown to us */
  legalName: string | null;
  /** our page about the lender */
  path: string;
  counts: Record<Square['state'], number>;
  /** one entry for each round with its pages, oldest first: the number of full squares */
  history: { round: number; found: number }[];
};

export type PublishedRound = {
  number: number;
  publishedOn: IsoDay;
  /** the dates on which its pages were opened */
  from: IsoDay;
  until: IsoDay;
  lenders: number;
  pages: number;
};

export type TransparencyData = {
  lenders: TransparencyLender[];
  /** over all lenders */
  counts: Record<Square['state'], number>;
  /** published rounds, newest first; empty: no square is known */
  rounds: PublishedRound[];
  /** for each check, in order: the articles about it */
  law: { title: string; citation: Citation }[][];
};
