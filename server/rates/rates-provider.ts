import type { ReferenceProvider } from '#domain/rates/rate.ts';
import type { RatesDocument } from './rates-document.ts';

export type FetchedDocument = {
  document: RatesDocument;
  /** its address */
  source: string;
};

/** Someone who publishes reference rates. */
export type RatesProvider = {
  name: ReferenceProvider;
  /**
   * The documents that bring us from one day to another.
   * @param newestDay the newest day we have; undefined: none
   * @param expectedDay the newest day that should be out
   * @throws {RatesError} when they do not come or are not what they should be
   */
  fetchSince(newestDay: string | undefined, expectedDay: string): Promise<FetchedDocument[]>;
  /** All days of a year. @throws {RatesError} as above */
  fetchYear(year: number): Promise<FetchedDocument>;
};
