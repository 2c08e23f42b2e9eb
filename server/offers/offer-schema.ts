import { z } from 'zod';
import { countryCodes } from '#domain/countries/country.ts';
import { identityOrigins, type IdentityOrigin } from '#domain/lenders/identity-origin.ts';
import { bani } from '#domain/money/bani.ts';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';

/** A value that can not be given without saying where it was read and when. */
export function figureSchema<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ value, source: sourceSchema(httpUrlSchema.nullable()) });
}

/** A figure of who the lender is, which must say whose word it is. */
function identityFigureSchema<Value extends z.ZodType>(value: Value) {
  return figureSchema(value).extend({
    origin: z.enum(Object.keys(identityOrigins) as [IdentityOrigin, ...IdentityOrigin[]]),
  });
}

const baniSchema = z.int().min(0).transform(bani);
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
    kind: z.literal('daily'),
    ratePercentPerDay: z.number().min(0).max(100),
    freeDays: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('instalments'), yearlyRatePercent: z.number().min(0) }),
]);

const registersSchema = z.array(z.string().min(1)).min(1);
const repaymentSchema = z.enum(['instalments', 'credit-line', 'credit-card']);
const firstLoanSchema = z.strictObject({ freeDays: z.int().min(1), condition: z.string().min(1) });

/** The figures behind an offer's cost, each null until it has a source. */
export const offerFiguresSchema = z.strictObject({
  legalName: identityFigureSchema(z.string().min(1)).nullable(),
  registers: identityFigureSchema(registersSchema).nullable(),
  repayment: figureSchema(repaymentSchema).nullable(),
  amount: figureSchema(amountSchema).nullable(),
  term: figureSchema(termSchema).nullable(),
  price: figureSchema(priceSchema).nullable(),
  firstLoan: figureSchema(firstLoanSchema).nullable(),
  conditions: z.array(figureSchema(z.string().min(1))),
  example: figureSchema(z.string().min(1)).nullable(),
});

export const lenderKindSchema = z.enum(['ifn', 'foreign-bank', 'unknown']);
export const slugSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Our own page, never another site: `/…/`. */
export const lenderLinkSchema = z.string().regex(/^\/([a-z0-9-]+\/)+$/);
/** Where the redirector may send: https only, so that no feed can make it open a script. */
export const offerUrlSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/**
 * One offer, checked to the last key: an unknown key is a typing mistake, and would be a figure that silently
 * goes missing. Gives the domain's `Offer`.
 */
export const offerSchema = z.strictObject({
  id: z.string().min(1),
  country: z.enum(countryCodes),
  slug: slugSchema,
  header: z.string().min(1),
  stars: z.number().min(1).max(5).nullable(),
  field2: z.string().nullable(),
  field4: z.string().nullable(),
  tags: z.array(z.string().min(1)),
  asnef: z.boolean(),
  productType: z.string().min(1),
  lenderLink: lenderLinkSchema.nullable(),
  url: offerUrlSchema.nullable(),
  isActive: z.boolean(),
  lenderKind: lenderKindSchema,
  ...offerFiguresSchema.shape,
});
