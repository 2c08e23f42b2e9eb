import { z } from 'zod';
import type { LeadFigures, OfferFigures, OfferRecord } from './offer.ts';
import { offerSchema } from './offer-schema.ts';

/** Fields of an offer without a source. */
export type PlainName = Exclude<keyof OfferRecord, keyof OfferFigures | 'isToldByFeed'>;

/** Storage and feed format of a plain field. */
type PlainField<Value> = {
  /** of the table `offers` */
  column: string;
  /**
   * its key in the feed (specification, section 3) and what third parties may write there; null: our own field, beside the
   * figures
   */
  feed: { key: string; read: z.ZodType<Value> } | null;
  /** what it is where the file an offer starts from leaves it out; without one it must be there */
  usual?: Value;
};

/** Third parties' feeds omit a value, or send it empty. */
const absentAsNull = (value: unknown) => (value === undefined || value === '' ? null : value);
const optionalText = z.preprocess(absentAsNull, z.string().nullable());

/**
 * The plain fields, once: the row, its upsert, the entry of the feed, the exported table and the starting file follow from
 * this. The order is that of the row and of the feed. Valid values are in domain/offers/offer-schema.ts.
 */
const plainFields = {
  country: { column: 'country', feed: null },
  id: {
    column: 'id',
    feed: { key: 'offer_id', read: z.union([z.string().min(1), z.int()]).transform(String) },
  },
  slug: { column: 'slug', feed: null },
  header: { column: 'header', feed: { key: 'header', read: z.string().trim().min(1) } },
  stars: {
    column: 'stars',
    feed: { key: 'stars', read: z.preprocess(absentAsNull, z.coerce.number().min(1).max(5).nullable()) },
    usual: null,
  },
  field2: {
    column: 'field2_value',
    feed: { key: 'field2_value', read: optionalText },
    usual: null,
  },
  field4: {
    column: 'field4_value',
    feed: { key: 'field4_value', read: optionalText },
    usual: null,
  },
  tags: {
    column: 'tags',
    feed: { key: 'tags', read: z.preprocess((value) => value ?? [], z.array(z.string())) },
  },
  asnef: {
    column: 'asnef_value',
    feed: { key: 'asnef_value', read: z.boolean().default(true) },
    usual: true,
  },
  productType: {
    column: 'product_type',
    feed: { key: 'product_type', read: z.string().default('loan') },
    usual: 'loan',
  },
  lenderLink: {
    column: 'lender_link',
    feed: { key: 'lender_link', read: z.preprocess(absentAsNull, offerSchema.shape.lenderLink) },
  },
  url: { column: 'url', feed: null },
  isActive: {
    column: 'is_active',
    feed: { key: 'isActive', read: z.boolean().default(true) },
  },
  lenderKind: { column: 'lender_kind', feed: null },
} as const satisfies { [Name in PlainName]: PlainField<OfferRecord[Name]> };

type PlainFields = typeof plainFields;

/** Every plain field with its entry, in order. */
export const plainEntries = Object.entries(plainFields) as [PlainName, PlainField<never>][];

/** The names of what has a source, in order: one JSON column holds them. */
const figureNames = Object.keys(offerSchema.shape).filter(
  (name): name is keyof OfferFigures => !(name in plainFields),
);

/** The columns of one offer, without what the table keeps for itself. */
export type OfferRow = { [Name in PlainName as PlainFields[Name]['column']]: OfferRecord[Name] } & {
  figures: OfferFigures;
};

/** Plain fields that the specification's feed has. */
type FeedName = {
  [Name in PlainName]: PlainFields[Name]['feed'] extends null ? never : Name;
}[PlainName];

/** Fields with a default value. */
export type UsualName = {
  [Name in PlainName]: PlainFields[Name] extends { usual: unknown } ? Name : never;
}[PlainName];

/** Fields of our own feed beyond the specification's. */
export type FeedDetails = Omit<Pick<OfferRecord, Exclude<PlainName, FeedName>>, 'country'> & {
  figures: OfferFigures & LeadFigures;
};

/** One entry of `{country}_feed.json` (specification, section 3); amounts in bani. A feed without `details` is readable too. */
export type FeedEntry = {
  [Name in FeedName as NonNullable<PlainFields[Name]['feed']>['key']]: OfferRecord[Name];
} & { details?: FeedDetails | undefined };

/** The part of a stored offer that has sources. A figure that is newer than the stored offer is null. */
export function offerFigures(offer: OfferFigures): OfferFigures {
  return Object.fromEntries(figureNames.map((name) => [name, offer[name] ?? null])) as OfferFigures;
}
