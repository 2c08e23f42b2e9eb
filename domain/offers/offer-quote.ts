import { z } from 'zod';
import { legalMaximumSchema } from '#domain/law/legal-maximum-schema.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { priceTermsSchema } from '#domain/offers/evidence/product-schema.ts';

const repaymentDifferenceSchema = z.enum(['single-payment', 'credit-line', 'instalments']);
/**
 * How what is computed differs from what is asked or from how the lender tells it. `single-payment`: instalments were asked
 * of a loan that is one payment at the end. `instalments`: one payment was asked of a loan that is paid in instalments. Both
 * are computed in their own way, compared with no other and stand after those that were asked for. `credit-line`: a line
 * without one way of its own, computed as asked, as if nothing more were drawn.
 */
export type RepaymentDifference = z.output<typeof repaymentDifferenceSchema>;

const cost = {
  /** principal plus everything paid for it */
  total: baniSchema,
  cost: baniSchema,
  /** equal instalments; the last one takes the rounding, or they differ by a ban or two. A single payment has count 1. */
  instalments: z.strictObject({
    count: z.int(),
    /** the first */
    amount: baniSchema,
    last: baniSchema,
    /** not only the last one differs */
    areUneven: z.boolean(),
  }),
  aprPercent: z.number(),
};
const otherWaySchema = z.strictObject(cost);
/** What the same loan costs paid back in another way than the lender's own: a second figure, which never leads. */
export type OtherWay = z.output<typeof otherWaySchema>;

const limit = {
  /** of the document that states it: the lender may give more since; null: it is a page without a date */
  year: z.string().nullable(),
  /** whose limit it is, of an offer of several products */
  product: z.string().optional(),
};
const productLimitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount-below'), min: baniSchema, ...limit }),
  z.strictObject({ kind: z.literal('amount-above'), max: baniSchema, ...limit }),
  z.strictObject({ kind: z.literal('term-below'), minDays: z.int(), ...limit }),
  z.strictObject({ kind: z.literal('term-above'), maxDays: z.int(), ...limit }),
]);
/** What of a product's limits excludes what is asked. */
export type ProductLimit = z.output<typeof productLimitSchema>;

const unservedReasonSchema = z.discriminatedUnion('kind', [
  ...productLimitSchema.options,
  /** of several products none serves, each for its own reason */
  z.strictObject({ kind: z.literal('products'), limits: z.array(productLimitSchema) }),
  /** the price would pass the legal maximum: such an offer is not published */
  z.strictObject({ kind: z.literal('over-legal-maximum') }),
]);
export type UnservedReason = z.output<typeof unservedReasonSchema>;

/** One offer seen with one visitor's amount and term. */
export const offerQuoteSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('priced'),
    /** which product it is, of an offer of several */
    product: z.string().nullable(),
    /** what it is computed from */
    terms: priceTermsSchema,
    ...cost,
    /** whether the price is today's, or has to be confirmed with the lender (see domain/offers/offer-evidence.ts) */
    evidence: z.enum(['current', 'to-confirm']),
    /** null: it is paid back as asked */
    differs: repaymentDifferenceSchema.nullable(),
    /** the way that was asked, of a line whose own way is another */
    other: otherWaySchema.nullable(),
    /** null above the sums the small-credit ceilings cover */
    legalMaximum: legalMaximumSchema.nullable(),
  }),
  z.strictObject({ status: z.literal('unpriced'), legalMaximum: legalMaximumSchema.nullable() }),
  z.strictObject({ status: z.literal('unserved'), reason: unservedReasonSchema }),
]);
export type OfferQuote = z.output<typeof offerQuoteSchema>;
