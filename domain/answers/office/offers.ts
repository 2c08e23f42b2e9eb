import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { type OfferPart, offerParts } from '#domain/offers/offer-parts.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { purposes } from '#domain/loan/loan-request.ts';
import { offerQuoteSchema } from '#domain/offers/offer-quote.ts';
import { offerSchema } from '#domain/offers/offer-schema.ts';

/**
 * A value unchanged on the wire. An answer is written from a complete value, so a field that a file may omit (a date of a source)
 * is present.
 */
const whole = <Schema extends z.ZodType>(schema: Schema) =>
  schema as unknown as z.ZodType<z.output<Schema>, z.output<Schema>>;

const wholeOffer = whole(offerSchema);

const problemSchema = z.object({
  part: z.enum(Object.keys(offerParts) as [OfferPart, ...OfferPart[]]),
  message: z.string(),
});

const listedOfferSchema = z.object({
  id: z.string(),
  slug: z.string(),
  header: z.string(),
  isActive: z.boolean(),
  /** named by the lead feed of this site's own visitors */
  isListed: z.boolean(),
  price: whole(offerSchema.shape.price),
  /** changes that wait for a second person */
  waiting: z.number().int(),
  problems: z.array(problemSchema),
});
/** GET /api/admin/offers */
export const offersAnswer = z.object({ offers: z.array(listedOfferSchema) });
export type OffersAnswer = z.input<typeof offersAnswer>;

export const offerChangeStatuses = [
  'waiting',
  'approved',
  'public',
  'ended',
  'rejected',
  'withdrawn',
  'failed',
] as const;

const offerChangeSchema = z.object({
  id: z.number().int(),
  offerId: z.string(),
  /** stored changes have the shape of present offers: a migration that changes one changes both */
  before: wholeOffer.nullable(),
  after: wholeOffer,
  note: z.string(),
  status: z.enum(offerChangeStatuses),
  startsAt: momentSchema.nullable(),
  endsAt: momentSchema.nullable(),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: momentSchema,
  decidedBy: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  reason: z.string().nullable(),
  publishedAt: momentSchema.nullable(),
});
/** A proposed change: for the server, and as the office's pages get it. */
export type OfferChange = z.output<typeof offerChangeSchema>;
export type OfferChangeJson = z.input<typeof offerChangeSchema>;

/** GET /api/admin/offers/:id; null: a proposed or removed offer */
export const offerAnswer = z.object({
  offer: wholeOffer.nullable(),
  changes: z.array(offerChangeSchema),
  problems: z.array(problemSchema),
});
export type OfferAnswer = z.input<typeof offerAnswer>;

/** GET /api/admin/offer-changes */
export const offerChangesAnswer = z.object({ changes: z.array(offerChangeSchema) });
export type OfferChangesAnswer = z.input<typeof offerChangesAnswer>;

/** POST /api/admin/offer-changes and …/:id/rollback: the number of the proposal */
export const proposedAnswer = z.object({ id: z.number().int() });

/** POST /api/admin/offer-changes/:id/approve: whether it is public now, or will be at its moment */
export const approvedAnswer = z.object({ status: z.enum(['public', 'approved']) });

/** POST /api/admin/offers-import */
export const importedAnswer = z.object({ proposed: z.number().int(), unchanged: z.number().int() });
export type ImportedAnswer = z.input<typeof importedAnswer>;

const namedShape = { id: z.string(), header: z.string() };
const quotedSchema = z.object({ ...namedShape, quote: offerQuoteSchema });
/** GET /api/admin/offers-preview: the order visitors see for an amount and a term */
export const offersPreviewAnswer = z.object({
  loan: z.strictObject({
    principal: baniSchema,
    term: z.strictObject({ count: z.int(), unit: z.enum(['months', 'days']) }),
    purpose: z.enum(purposes).nullable(),
  }),
  errors: z.array(z.object({ field: z.enum(['suma', 'perioada']), message: z.string(), typed: z.string() })),
  served: z.array(quotedSchema),
  unserved: z.array(quotedSchema),
  unavailable: z.array(z.object(namedShape)),
});
export type OffersPreviewAnswer = z.input<typeof offersPreviewAnswer>;
