import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { CountryCode, OfferClaims } from '#domain/law/countries/country.ts';
import { lenderIdentity } from '#domain/offers/lenders/lender-identity.ts';
import { lenderSheetPath } from '#domain/offers/lenders/lender-path.ts';
import type { Offer, OfferRecord } from '#domain/offers/offer.ts';
import { leadFigures, productOf } from '#domain/offers/lead-figures.ts';
import { leadFiguresSchema } from '#domain/offers/lead-figures-schema.ts';
import { offerFiguresSchema, offerSchema } from '#domain/offers/offer-schema.ts';
import { slugOf } from '#domain/base/text/plain-letters.ts';
import { plainEntries, type FeedDetails, type FeedEntry } from '#domain/offers/offer-fields.ts';

const feedFields = plainEntries.flatMap(([name, { feed }]) => (feed ? [{ name, ...feed }] : []));
/** Plain fields missing from the specification's feed; the country is the feed's own. */
const ours = plainEntries.flatMap(([name, { feed }]) => (feed || name === 'country' ? [] : [name]));

const detailsSchema = z.object({
  ...Object.fromEntries(ours.map((name) => [name, offerSchema.shape[name]])),
  figures: z.strictObject({ ...offerFiguresSchema.shape, ...leadFiguresSchema.shape }),
});

/** Unknown keys are ignored. */
const entrySchema = (readLink: (own: z.ZodType) => z.ZodType) =>
  z.object({
    ...Object.fromEntries(
      feedFields.map(({ name, key, read }) => [key, name === 'lenderLink' ? readLink(read) : read]),
    ),
    details: detailsSchema.optional(),
  }) as unknown as z.ZodType<FeedEntry>;
const feedEntrySchema = entrySchema((own) => own);
/** A third party's feed may link to the lender's own address: only the redirector follows it, by the offer's id. */
const outsideEntrySchema = entrySchema((own) => z.union([own, offerSchema.shape.url]));

type Reading = {
  country: CountryCode;
  /** for a third party's feed: whether it is trusted about a lender (`spec`) or needs proof (`sourced`) */
  outside?: { claims: OfferClaims } | undefined;
};

const noFigures: FeedDetails['figures'] = {
  legalName: null,
  registers: null,
  repayment: null,
  amount: null,
  term: null,
  price: null,
  firstLoan: null,
  conditions: [],
  example: null,
};

/** Writes an offer as the feed carries it. */
export function toFeedEntry(offer: Offer): FeedEntry {
  const entry = Object.fromEntries(feedFields.map(({ name, key }) => [key, offer[name]]));
  return { ...entry, details: offerDetails(offer) } as FeedEntry;
}

/** Fields of an offer in our own feed alone; its price is that of its first product. */
function offerDetails(offer: Offer): FeedDetails {
  const plain = Object.fromEntries(ours.map((name) => [name, offer[name]]));
  const { legalName, registers, conditions, example } = offer;
  const figures = { legalName, registers, ...leadFigures(offer), conditions, example };
  return { ...plain, figures } as FeedDetails;
}

/**
 * Reads the offers of a feed, in its order. An unreadable entry is left out and logged with its id: one bad entry must not empty
 * the page.
 * @throws {TypeError} when the feed is not a list
 */
export function readFeed(
  feed: unknown,
  { country, outside, logger }: Reading & { logger: Pick<FastifyBaseLogger, 'warn'> },
): Offer[] {
  if (!Array.isArray(feed)) throw new TypeError('The offers feed is not a list.');
  return feed.flatMap((entry: unknown) => {
    const parsed = (outside ? outsideEntrySchema : feedEntrySchema).safeParse(entry);
    if (parsed.success) {
      const offer = toOffer(parsed.data, country);
      return [outside ? ofOutside(offer, { ...outside, isBare: !parsed.data.details }) : offer];
    }
    logger.warn(
      { offerId: offerIdOf(entry), problem: z.prettifyError(parsed.error) },
      'Offer left out of the feed',
    );
    return [];
  });
}

function toOffer(entry: FeedEntry, country: CountryCode): Offer {
  const fields = Object.fromEntries(feedFields.map(({ name, key }) => [name, entry[key as keyof FeedEntry]]));
  const { figures, ...plain } = entry.details ?? detailsOfOthers(entry);
  const { legalName, registers, conditions, example, ...ofProduct } = figures;
  const record = { ...fields, country, ...plain, legalName, registers, conditions, example };
  return { ...(record as OfferRecord), products: [productOf(ofProduct)] };
}

/**
 * Adapts an offer of a third party's feed: an address of the lender's becomes its link, and its sheet shows the details.
 * @param isBare it has the specification's fields only
 */
function ofOutside(offer: Offer, { claims, isBare }: { claims: OfferClaims; isBare: boolean }): Offer {
  const known: Offer = isBare && claims === 'spec' ? { ...offer, isToldByFeed: true } : offer;
  const { lenderLink: link } = offer;
  const isOwnPage = link === null || link.startsWith('/');
  return {
    ...known,
    url: offer.url ?? (isOwnPage ? null : link),
    // An unavailable offer without a page is not listed: its lender would be unknown to visitors.
    lenderLink: lenderIdentity(known) === 'missing' ? null : isOwnPage ? link : lenderSheetPath(offer.id),
  };
}

/** Of an entry of other hands, which has none. */
function detailsOfOthers(entry: FeedEntry): FeedDetails {
  return { slug: slugOfEntry(entry), url: null, lenderKind: 'unknown', figures: noFigures };
}

/** Returns the last part of the review page's path, or the brand in URL letters, if it has any. */
function slugOfEntry({ lender_link: link, header, offer_id: id }: FeedEntry): string {
  const page = link?.startsWith('/') ? link.split('/').findLast((part) => part !== '') : undefined;
  return page ?? (slugOf(header) || slugOf(`oferta ${id}`));
}

function offerIdOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'offer_id' in entry ? entry.offer_id : undefined;
}
