import { addDays } from '#domain/base/days/iso-day.ts';
import { bnrDaysBetween } from '#domain/tools/rates/bnr-days.ts';
import { type FetchTextOptions, fetchText } from './fetch-text.ts';
import { RatesError } from './rates-error.ts';
import type { Fetched, FetchedDocument, RatesProvider } from './rates-provider.ts';
import { readBnrXml } from './read-bnr-xml.ts';

// Since 04.08.2026; the earlier addresses answer 200 with a home page.
const BNR_ORIGIN = 'https://curs.bnr.ro';
const DAYS_IN_TEN_DAYS_FILE = 10;

type Options = FetchTextOptions & { origin?: string };

/**
 * Fetches the national bank's files: the last day, the last ten with rates, whole years. The smallest file that fills the gap is
 * read.
 */
export function createBnrProvider(options: Options = {}): RatesProvider {
  const { origin = BNR_ORIGIN } = options;

  async function fetchFile(path: string): Promise<FetchedDocument> {
    const source = `${origin}${path}`;
    const text = await fetchText(source, options);
    return { document: readBnrXml(text), source };
  }

  const fetchYear = (year: number) => fetchFile(`/files/xml/years/nbrfxrates${year}.xml`);

  async function fetchYears(first: number, last: number): Promise<Fetched> {
    const fetched: Fetched = { documents: [], missing: [] };
    for (let year = first; year <= last; year += 1) {
      try {
        fetched.documents.push(await fetchYear(year));
      } catch (error) {
        if (!(error instanceof RatesError)) throw error;
        fetched.missing.push(error);
      }
    }
    const [reason] = fetched.missing;
    if (reason && fetched.documents.length === 0) throw reason;
    return fetched;
  }

  const only = (document: FetchedDocument): Fetched => ({ documents: [document], missing: [] });

  return {
    name: 'bnr',
    fetchYear,
    async fetchSince(newestDay, expectedDay) {
      const year = Number(expectedDay.slice(0, 4));
      if (newestDay === undefined) return only(await fetchYear(year));
      const missing = bnrDaysBetween(addDays(newestDay, 1), expectedDay).length;
      if (missing <= 1) return only(await fetchFile('/nbrfxrates.xml'));
      if (missing <= DAYS_IN_TEN_DAYS_FILE) return only(await fetchFile('/nbrfxrates10days.xml'));
      return await fetchYears(Number(newestDay.slice(0, 4)), year);
    },
  };
}
