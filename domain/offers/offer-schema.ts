import { z } from 'zod';
import { countryCodes } from '#domain/law/countries/country.ts';
import { identityOrigins, type IdentityOrigin } from '#domain/offers/lenders/identity-origin.ts';
import { lenderKindSchema } from '#domain/offers/lenders/lender-kind-schema.ts';
import { repaymentSchema } from '#domain/loan/repayment-schema.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';

/** Requires a value to have its source and date. */
export function figureSchema<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, source: sourceSchema(httpUrlSchema.nullable()) });
}

/** Requires a figure about the lender's identity to name its origin. */
function identityFigureSchema<Value extends z.ZodType>(value: Value) {
  return figureSchema(value).extend({
    origin: z.enum(Object.keys(identityOrigins) as [IdentityOrigin, ...IdentityOrigin[]]),
  });
}

const amountSchema = z
  .strictObject({ min: baniSchema.nullable(), max: baniSchema.nullable() })
  .refine(({ min, max }) => min === null || max === null || min <= max, 'min is above max');
const daysSchema = z.int().min(1).nullable();
const termSchema = z
  .strictObject({ minDays: daysSchema, maxDays: daysSchema })
  .refine(({ minDays, maxDays }) => minDays === null || maxDays === null || minDays <= maxDays, {
    error: 'minDays is above maxDays',
  });

const priceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** simple interest by day, everything paid back once, at the end of the term */
    kind: z.literal('daily'),
    /** percent of the principal a day: 1 is 1% */
    ratePercentPerDay: z.number().min(0).max(100),
    /** first days without interest (0% for new customers counts only when its condition is in `conditions`) */
    freeDays: z.int().min(0),
  }),
  z.strictObject({
    /** equal monthly instalments at a nominal yearly rate */
    kind: z.literal('instalments'),
    /** percent a year: 146.8 is 146,8% */
    yearlyRatePercent: z.number().min(0),
  }),
]);

const registersSchema = z.array(z.string().min(1)).min(1);
const firstLoanSchema = z.strictObject({ freeDays: z.int().min(1), condition: z.string().min(1) });

/** The figures behind an offer's cost, each null until it has a source. */
export const offerFiguresSchema = z.strictObject({
  legalName: identityFigureSchema(z.string().min(1)).nullable(),
  /** register entries as printed, most important first; for a bank of another state its licence and authority */
  registers: identityFigureSchema(registersSchema).nullable(),
  repayment: figureSchema(repaymentSchema).nullable(),
  /** the sums lent, in bani; a bound that has no source is null */
  amount: figureSchema(amountSchema).nullable(),
  /** the terms offered, in days */
  term: figureSchema(termSchema).nullable(),
  price: figureSchema(priceSchema).nullable(),
  /** interest-free days of a first loan: with the condition and what follows, never alone */
  firstLoan: figureSchema(firstLoanSchema).nullable(),
  /**
   * Requirements and terms to accept; each a Romanian sentence, the most important first. One about the time of payment also has
   * a short form for cards.
   */
  conditions: z.array(figureSchema(z.string().min(1)).extend({ arrival: z.string().min(1).optional() })),
  /** the lender's own printed example, in Romanian */
  example: figureSchema(z.string().min(1)).nullable(),
});

/**
 * One offer, checked to the last key: an unknown key is a typing mistake, and would be a figure that silently
 * goes missing. How each field is kept, told by the feed and written in a table stands in domain/offers/offer-fields.ts.
 */
export const offerSchema = z.strictObject({
  /** offer_id of the feed */
  id: z.string().min(1),
  country: z.enum(countryCodes),
  /** of the review page /credit-nevoi-personale/{slug}/ */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** header of the feed: the brand, as shown; two offers with one header count as one */
  header: z.string().min(1),
  /** null if the feed gives none */
  stars: z.number().min(1).max(5).nullable(),
  /** field2_value: text that may contain {time} */
  field2: z.string().nullable(),
  /** field4_value: text that may contain {val} */
  field4: z.string().nullable(),
  tags: z.array(z.string().min(1)),
  /** asnef_value: true unless the feed says otherwise */
  asnef: z.boolean(),
  /** product_type; `domainactive` marks a technical entry without a loan */
  productType: z.string().min(1),
  /** lender_link: path of our review page, never another site; an inactive offer is listed only with such a page */
  lenderLink: z
    .string()
    .regex(/^\/([a-z0-9-]+\/)+$/)
    .nullable(),
  /**
   * Target of the redirector, with the macros {click_id} and {sub1} to {sub8}: https only, so that no feed can make it open a
   * script. Null without such a page.
   */
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).nullable(),
  /** whether the offer is available, by its own record; the lead feed may still omit it */
  isActive: z.boolean(),
  lenderKind: lenderKindSchema,
  ...offerFiguresSchema.shape,
});
