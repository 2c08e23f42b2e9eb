import { z } from 'zod';
import type { CountryCode } from '#domain/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { CsvProblem } from '#server/csv/read-csv.ts';
import { offerProblems } from './offer-problems.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { fieldsOf, offerDetails, readFeed } from './feed-format.ts';
import { readOffersCsv } from './offers-csv.ts';

type Options = { country: CountryCode; present: readonly Offer[] };
export type OffersImport = { offers: Offer[] } | { problems: string[] };

/** The offers of a file that somebody brings, CSV or JSON as the feed; nothing of a file with problems is taken. */
export function readOffersImport(format: 'csv' | 'json', text: string, options: Options): OffersImport {
  const read = format === 'csv' ? readTable(text, options.country) : readJson(text, options);
  if ('problems' in read) return read;
  const ids = read.offers.map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  if (repeated.size > 0) return { problems: [`Identificatori repetați: ${[...repeated].join(', ')}.`] };
  return read.offers.length > 0 ? read : { problems: ['Fișierul nu are nicio ofertă.'] };
}

function readTable(text: string, country: CountryCode): OffersImport {
  let read: ReturnType<typeof readOffersCsv>;
  try {
    read = readOffersCsv(text, country);
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    return {
      problems: [`Fișierul nu este un tabel CSV: ghilimele puse greșit, până la linia ${error.line}.`],
    };
  }
  const { entries, unknownColumns } = read;
  if (unknownColumns.length > 0) return { problems: [`Coloane necunoscute: ${unknownColumns.join(', ')}.`] };
  return checked(entries, (index) => `linia ${index + 2}`);
}

function readJson(text: string, { country, present }: Options): OffersImport {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch {
    return { problems: ['Fișierul nu este JSON.'] };
  }
  const list = z.array(z.looseObject({ details: z.unknown().optional() })).safeParse(feed);
  if (!list.success) return { problems: ['Fișierul nu este o listă de oferte.'] };
  const problems: string[] = [];
  const logger = {
    warn: (details: unknown) => {
      const { offerId, problem } = details as { offerId?: unknown; problem: string };
      problems.push(`oferta ${String(offerId)}: ${problem}`);
    },
  };
  const offers = readFeed(list.data, { country, logger });
  if (problems.length > 0) return { problems };
  const known = new Map(present.map((offer) => [offer.id, offer]));
  const whole = offers.map((offer, index) => {
    const one = known.get(offer.id);
    // A feed of other hands has the specification's fields only: what else we know of the offer stays.
    if (list.data[index]?.details !== undefined || !one) return offer;
    return { ...offer, ...fieldsOf(offerDetails(one)) };
  });
  return checked(whole, (index) => `oferta ${whole[index]?.id}`);
}

function checked(entries: readonly unknown[], placeOf: (index: number) => string): OffersImport {
  const results = entries.map((entry) => offerSchema.safeParse(entry));
  const problems = results.flatMap(({ error }, index) =>
    Object.entries(error ? offerProblems(error) : {}).map(
      ([field, message]) => `${placeOf(index)}, ${field}: ${message}`,
    ),
  );
  if (problems.length > 0) return { problems };
  return { offers: results.flatMap(({ data }) => (data ? [data] : [])) };
}
