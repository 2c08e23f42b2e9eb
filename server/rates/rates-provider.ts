import type { ReferenceProvider } from '#domain/rates/rate.ts';
import type { RatesDocument } from './rates-document.ts';
import type { RatesError } from './rates-error.ts';

export type FetchedDocument = {
  document: RatesDocument;
  /** its address */
  source: string;
};

export type Fetched = { documents: FetchedDocument[]; missing: RatesError[] };

/** Someone who publishes reference rates. */
export type RatesProvider = {
  name: ReferenceProvider;
  /**
   * The documents that bring us from one day to another, and what kept others from coming: one that is missing does not discard those
   * that came.
   * @param newestDay the newest day we have; undefined: none
   * @param expectedDay the newest day that should be out
   * @throws {RatesError} when none comes, or it is not what it should be
   */
  fetchSince(newestDay: string | undefined, expectedDay: string): Promise<Fetched>;
  /** All days of a year. @throws {RatesError} as above */
  fetchYear(year: number): Promise<FetchedDocument>;
};
