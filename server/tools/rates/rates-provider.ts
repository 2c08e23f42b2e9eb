import type { ReferenceProvider } from '#domain/tools/rates/rate.ts';
import type { RatesDocument } from './rates-document.ts';
import type { RatesError } from './rates-error.ts';

export type FetchedDocument = {
  document: RatesDocument;
  /** its address */
  source: string;
};

export type Fetched = { documents: FetchedDocument[]; missing: RatesError[] };

/** A publisher of reference rates. */
export type RatesProvider = {
  name: ReferenceProvider;
  /**
   * Fetches the documents from one day to another, and the reasons of missing ones: a missing document does not discard those that
   * arrived.
   * @param newestDay the newest day we have; undefined: none
   * @param expectedDay the newest day that should be out
   * @throws {RatesError} when none arrives, or one is invalid
   */
  fetchSince(newestDay: string | undefined, expectedDay: string): Promise<Fetched>;
  /** Fetches all days of a year. @throws {RatesError} as above */
  fetchYear(year: number): Promise<FetchedDocument>;
};
