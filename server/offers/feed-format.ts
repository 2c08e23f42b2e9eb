import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { CountryCode } from '#domain/countries/country.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { slugOf } from '#domain/text/plain-letters.ts';
import { offerFigures } from './offer-row.ts';
import {
  lenderKindSchema,
  lenderLinkSchema,
  offerFiguresSchema,
  offerUrlSchema,
  slugSchema,
} from './offer-schema.ts';

/** Feeds of other hands leave a value out, or send it empty. */
const absentAsNull = (value: unknown) => (value === undefined || value === '' ? null : value);
const optionalText = z.preprocess(absentAsNull, z.string().nullable());

/** What our own feed says beyond the specification's fields; amounts in bani. A feed without it still reads. */
const detailsSchema = z.object({
  slug: slugSchema,
  url: offerUrlSchema.nullable(),
  lenderKind: lenderKindSchema,
  figures: offerFiguresSchema,
});

/** One entry of `{country}_feed.json` (specification, section 3). Keys it does not know are ignored. */
const feedEntrySchema = z.object({
  offer_id: z.union([z.string().min(1), z.int()]).transform(String),
  header: z.string().trim().min(1),
  stars: z.preprocess(absentAsNull, z.coerce.number().min(1).max(5).nullable()),
  field2_value: optionalText,
  field4_value: optionalText,
  tags: z.preprocess((value) => value ?? [], z.array(z.string())),
  asnef_value: z.boolean().default(true),
  product_type: z.string().default('loan'),
  lender_link: z.preprocess(absentAsNull, lenderLinkSchema.nullable()),
  isActive: z.boolean().default(true),
  details: detailsSchema.optional(),
});

export type FeedEntry = z.output<typeof feedEntrySchema>;

const noFigures = offerFiguresSchema.parse({
  legalName: null,
  registers: null,
  repayment: null,
  amount: null,
  term: null,
  price: null,
  firstLoan: null,
  conditions: [],
  example: null,
});

/** An offer as the feed carries it. */
export function toFeedEntry(offer: Offer): FeedEntry {
  return {
    offer_id: offer.id,
    header: offer.header,
    stars: offer.stars,
    field2_value: offer.field2,
    field4_value: offer.field4,
    tags: offer.tags,
    asnef_value: offer.asnef,
    product_type: offer.productType,
    lender_link: offer.lenderLink,
    isActive: offer.isActive,
    details: {
      slug: offer.slug,
      url: offer.url,
      lenderKind: offer.lenderKind,
      figures: offerFigures(offer),
    },
  };
}

/**
 * The offers of a feed, in its order. An entry that can not be read is left out and logged with its id: one bad
 * entry must not empty the page.
 * @throws {TypeError} when the feed is no list at all
 */
export function readFeed(
  feed: unknown,
  { country, logger }: { country: CountryCode; logger: Pick<FastifyBaseLogger, 'warn'> },
): Offer[] {
  if (!Array.isArray(feed)) throw new TypeError('The offers feed is not a list.');
  return feed.flatMap((entry: unknown) => {
    const parsed = feedEntrySchema.safeParse(entry);
    if (parsed.success) return [toOffer(parsed.data, country)];
    logger.warn(
      { offerId: offerIdOf(entry), problem: z.prettifyError(parsed.error) },
      'Offer left out of the feed',
    );
    return [];
  });
}

function toOffer(entry: FeedEntry, country: CountryCode): Offer {
  const { details } = entry;
  return {
    id: entry.offer_id,
    country,
    slug: details?.slug ?? slugOfEntry(entry),
    header: entry.header,
    stars: entry.stars,
    field2: entry.field2_value,
    field4: entry.field4_value,
    tags: entry.tags,
    asnef: entry.asnef_value,
    productType: entry.product_type,
    lenderLink: entry.lender_link,
    url: details?.url ?? null,
    isActive: entry.isActive,
    lenderKind: details?.lenderKind ?? 'unknown',
    ...(details?.figures ?? noFigures),
  };
}

/** The last part of the review page's path, or the brand in the letters of an address. */
function slugOfEntry({ lender_link, header }: FeedEntry): string {
  return lender_link?.split('/').findLast((part) => part !== '') ?? slugOf(header);
}

function offerIdOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'offer_id' in entry ? entry.offer_id : undefined;
}
