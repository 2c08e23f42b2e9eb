import { addDays } from '#domain/calendar/iso-day.ts';
import { bnrDaysBetween } from '#domain/rates/bnr-days.ts';
import { type FetchTextOptions, fetchText } from './fetch-text.ts';
import type { FetchedDocument, RatesProvider } from './rates-provider.ts';
import { readBnrXml } from './read-bnr-xml.ts';

// Since 04.08.2026; the addresses before it answer 200 with a home page.
const BNR_ORIGIN = 'https://curs.bnr.ro';
const DAYS_IN_TEN_DAYS_FILE = 10;

type Options = FetchTextOptions & { origin?: string };

/** The national bank's files: the last day, the last ten with rates, whole years. The smallest that fills the gap is read. */
export function createBnrProvider(options: Options = {}): RatesProvider {
  const { origin = BNR_ORIGIN } = options;

  async function fetchFile(path: string): Promise<FetchedDocument> {
    const source = `${origin}${path}`;
    const text = await fetchText(source, options);
    return { document: readBnrXml(text), source };
  }

  const fetchYear = (year: number) => fetchFile(`/files/xml/years/nbrfxrates${year}.xml`);

  return {
    name: 'bnr',
    fetchYear,
    async fetchSince(newestDay, expectedDay) {
      const year = Number(expectedDay.slice(0, 4));
      if (newestDay === undefined) return [await fetchYear(year)];
      const missing = bnrDaysBetween(addDays(newestDay, 1), expectedDay).length;
      if (missing <= 1) return [await fetchFile('/nbrfxrates.xml')];
      if (missing <= DAYS_IN_TEN_DAYS_FILE) return [await fetchFile('/nbrfxrates10days.xml')];
      const documents: FetchedDocument[] = [];
      for (let own = Number(newestDay.slice(0, 4)); own <= year; own += 1)
        documents.push(await fetchYear(own));
      return documents;
    },
  };
}
