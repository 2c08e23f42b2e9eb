import { z } from 'zod';
import { momentSchema } from '#domain/answers/moment.ts';
import { type OfferPart, offerParts } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { OfferQuote } from '#domain/offers/offer-quote.ts';

/**
 * A value of the domain whose every form is checked where it is made: here only that it is an object with these keys.
 * The offers of a change are those of its day, with the fields an offer had then.
 */
function ofDomain<Value extends object>(...keys: (keyof Value & string)[]) {
  const has = (value: unknown) =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value);
  return z.custom<Value>(has, `an object with ${keys.join(', ')}`).meta({ type: 'object', required: keys });
}
const offerSchema = ofDomain<Offer>('id', 'country', 'header', 'price');
const quoteSchema = ofDomain<OfferQuote>('status');

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
  price: ofDomain<NonNullable<Offer['price']>>('value', 'source').nullable(),
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
  before: offerSchema.nullable(),
  after: offerSchema,
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

/** GET /api/admin/offers/:id; null: an offer that is proposed, or gone */
export const offerAnswer = z.object({
  offer: offerSchema.nullable(),
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
const quotedSchema = z.object({ ...namedShape, quote: quoteSchema });
/** GET /api/admin/offers-preview: the order visitors see for an amount and a term */
export const offersPreviewAnswer = z.object({
  loan: ofDomain<LoanRequest>('principal', 'term', 'purpose'),
  errors: z.array(z.object({ field: z.enum(['suma', 'perioada']), message: z.string(), typed: z.string() })),
  served: z.array(quotedSchema),
  unserved: z.array(quotedSchema),
  unavailable: z.array(z.object(namedShape)),
});
export type OffersPreviewAnswer = z.input<typeof offersPreviewAnswer>;
