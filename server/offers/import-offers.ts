import { z } from 'zod';
import type { CountryCode } from '#domain/law/countries/country.ts';
import { MOST_PROBLEMS } from '#server/shared/csv/read-typed-table.ts';
import { findUnstorableInput } from '#server/shared/http/unstorable-input.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { plainEntries } from '#domain/offers/offer-fields.ts';
import { offerProblems } from './offer-problems.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';
import { readFeed } from './feed-format.ts';
import { toOffer, toOfferRow } from './offer-row.ts';

/** Maximum number of offers in one file, as in a table. */
const MOST_OFFERS = 2_000;

type Options = { country: CountryCode; present: readonly OfferRecord[] };
export type OffersImport = { offers: OfferRecord[] } | { problems: string[] };

const feedSchema = z.array(z.looseObject({ details: z.unknown().optional() }));

/**
 * Reads the offers of a file in the form of the feed; of a file with problems nothing is taken. Its prices are not: each is proposed
 * as evidence.
 */
export function readOffersImport(text: string, { country, present }: Options): OffersImport {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch {
    return { problems: ['Fișierul nu este JSON.'] };
  }
  if (Array.isArray(feed) && feed.length > MOST_OFFERS) {
    return { problems: ['Fișierul are mai mult de 2 000 de oferte. Împărțiți-l în mai multe fișiere.'] };
  }
  const list = feedSchema.safeParse(feed);
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
  const records = offers.map(recordOf).map((offer, index) => {
    const one = known.get(offer.id);
    // A feed of other hands has the specification's fields only: what else we know of the offer stays.
    return list.data[index]?.details === undefined && one ? { ...one, ...toldFields(offer) } : offer;
  });
  return checked(records);
}

/** What of an offer is stored. */
function recordOf(offer: OfferRecord): OfferRecord {
  return toOffer(toOfferRow(offer));
}

/** The fields that every feed has. */
function toldFields(offer: OfferRecord): Partial<OfferRecord> {
  return Object.fromEntries(plainEntries.flatMap(([name, { feed }]) => (feed ? [[name, offer[name]]] : [])));
}

function checked(entries: readonly OfferRecord[]): OffersImport {
  const ids = entries.map(({ id }) => id);
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.size === seen.add(id).size));
  const offers: OfferRecord[] = [];
  const problems: string[] = [];
  for (const entry of entries) {
    if (problems.length >= MOST_PROBLEMS) break;
    const unstorable = findUnstorableInput(entry);
    const { data, error } = offerSchema.safeParse(entry);
    const wrong = unstorable ? { [unstorable.field]: unstorable.message } : error && offerProblems(error);
    for (const [field, message] of Object.entries(wrong ?? {}))
      problems.push(`oferta ${entry.id}, ${field}: ${message}`);
    if (!wrong && data) offers.push(data);
  }
  if (problems.length > 0) return { problems };
  if (repeated.size > 0) {
    return { problems: [`Identificatori repetați: ${[...repeated].slice(0, MOST_PROBLEMS).join(', ')}.`] };
  }
  return offers.length > 0 ? { offers } : { problems: ['Fișierul nu are nicio ofertă.'] };
}
