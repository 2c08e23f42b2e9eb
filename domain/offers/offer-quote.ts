import { z } from 'zod';
import { legalMaximumSchema } from '#domain/law/legal-maximum-schema.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { priceTermsSchema } from '#domain/offers/evidence/product-schema.ts';

const repaymentDifferenceSchema = z.enum(['single-payment', 'credit-line', 'instalments']);
/**
 * How the computed repayment differs from the request, or from the lender's own. `single-payment`: instalments were requested,
 * but the loan is repaid once at the end. `instalments`: one repayment was requested, but the loan is paid in instalments. Both
 * are computed in the lender's own way, are not compared with others and stand after those repaid as requested. `credit-line`: a
 * line without a repayment of its own, computed as requested, as if nothing more were drawn.
 */
export type RepaymentDifference = z.output<typeof repaymentDifferenceSchema>;

const cost = {
  /** principal plus all costs */
  total: baniSchema,
  cost: baniSchema,
  /** equal instalments; the last one absorbs the rounding, or they differ by a ban or two. A single payment has count 1. */
  instalments: z.strictObject({
    count: z.int(),
    /** the first instalment */
    amount: baniSchema,
    last: baniSchema,
    /** more than the last one differs */
    areUneven: z.boolean(),
  }),
  aprPercent: z.number(),
};
const otherWaySchema = z.strictObject(cost);
/** Cost of the same loan repaid in another way than the lender's own: a second figure, never the main one. */
export type OtherWay = z.output<typeof otherWaySchema>;

const limit = {
  /** of the document that states it: the lender may give more since then; null: a page without a date */
  year: z.string().nullable(),
  /** product of the limit, for an offer of several products */
  product: z.string().optional(),
};
const productLimitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount-below'), min: baniSchema, ...limit }),
  z.strictObject({ kind: z.literal('amount-above'), max: baniSchema, ...limit }),
  z.strictObject({ kind: z.literal('term-below'), minDays: z.int(), ...limit }),
  z.strictObject({ kind: z.literal('term-above'), maxDays: z.int(), ...limit }),
]);
/** Limit of a product that excludes the request. */
export type ProductLimit = z.output<typeof productLimitSchema>;

const unservedReasonSchema = z.discriminatedUnion('kind', [
  ...productLimitSchema.options,
  /** several products, none of which serves the request, each for its own reason */
  z.strictObject({ kind: z.literal('products'), limits: z.array(productLimitSchema) }),
  /** the price would exceed the legal maximum: such an offer is not published */
  z.strictObject({ kind: z.literal('over-legal-maximum') }),
]);
export type UnservedReason = z.output<typeof unservedReasonSchema>;

/** One offer quoted for a visitor's amount and term. */
export const offerQuoteSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('priced'),
    /** the quoted product, for an offer of several */
    product: z.string().nullable(),
    /** terms of the computation */
    terms: priceTermsSchema,
    ...cost,
    /** whether the price is current, or has to be confirmed with the lender (see domain/offers/offer-evidence.ts) */
    evidence: z.enum(['current', 'to-confirm']),
    /** null: repaid as requested */
    differs: repaymentDifferenceSchema.nullable(),
    /** the requested repayment, for a line with another repayment of its own */
    other: otherWaySchema.nullable(),
    /** null above the amounts covered by the small-credit ceilings */
    legalMaximum: legalMaximumSchema.nullable(),
  }),
  z.strictObject({ status: z.literal('unpriced'), legalMaximum: legalMaximumSchema.nullable() }),
  z.strictObject({ status: z.literal('unserved'), reason: unservedReasonSchema }),
]);
export type OfferQuote = z.output<typeof offerQuoteSchema>;
