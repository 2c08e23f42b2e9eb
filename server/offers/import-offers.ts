import { z } from 'zod';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { MOST_PROBLEMS } from '#server/shared/csv/read-typed-table.ts';
import { findUnstorableInput } from '#server/shared/http/unstorable-input.ts';
import { offerProblems } from './offer-problems.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { fieldsOf, offerDetails, readFeed } from './feed-format.ts';
import { readOffersCsv } from './offers-csv.ts';

/** Maximum number of offers in one file, as in a table. */
const MOST_OFFERS = 2_000;

type Options = { country: CountryCode; present: readonly Offer[] };
export type OffersImport = { offers: Offer[] } | { problems: string[] };

/** The offers of a file that somebody brings, CSV or JSON as the feed; nothing of a file with problems is taken. */
export function readOffersImport(format: 'csv' | 'json', text: string, options: Options): OffersImport {
  const read = format === 'csv' ? readTable(text, options.country) : readJson(text, options);
  if ('problems' in read) return read;
  const ids = read.offers.map(({ id }) => id);
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  if (repeated.size > 0) {
    return { problems: [`Identificatori repetați: ${[...repeated].slice(0, MOST_PROBLEMS).join(', ')}.`] };
  }
  return read.offers.length > 0 ? read : { problems: ['Fișierul nu are nicio ofertă.'] };
}

function readTable(text: string, country: CountryCode): OffersImport {
  const read = readOffersCsv(text, country);
  return 'problems' in read ? read : checked(read.entries, (index) => `linia ${index + 2}`);
}

function readJson(text: string, { country, present }: Options): OffersImport {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch {
    return { problems: ['Fișierul nu este JSON.'] };
  }
  if (Array.isArray(feed) && feed.length > MOST_OFFERS) {
    return { problems: ['Fișierul are mai mult de 2 000 de oferte. Împărțiți-l în mai multe fișiere.'] };
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
  const offers: Offer[] = [];
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    const unstorable = findUnstorableInput(entry);
    const { data, error } = offerSchema.safeParse(entry);
    const wrong = unstorable ? { [unstorable.field]: unstorable.message } : error && offerProblems(error);
    for (const [field, message] of Object.entries(wrong ?? {}))
      problems.push(`${placeOf(index)}, ${field}: ${message}`);
    if (!wrong && data) offers.push(data);
  }
  return problems.length > 0 ? { problems } : { offers };
}
