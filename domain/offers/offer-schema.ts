import { slugSchema } from '#domain/base/text/slug-schema.ts';
import { z } from 'zod';
import { countryCodes } from '#domain/law/countries/country.ts';
import { identityOrigins, type IdentityOrigin } from '#domain/offers/lenders/identity-origin.ts';
import { lenderKindSchema } from '#domain/offers/lenders/lender-kind-schema.ts';
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

const registersSchema = z.array(z.string().min(1)).min(1);

/** What of an offer has a source, each null until it has one. Its prices are its lender's evidence. */
export const offerFiguresSchema = z.strictObject({
  legalName: identityFigureSchema(z.string().min(1)).nullable(),
  /** register entries as printed, most important first; for a bank of another state its licence and authority */
  registers: identityFigureSchema(registersSchema).nullable(),
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
 * goes missing. How each field is stored and named in the feed: domain/offers/offer-fields.ts.
 */
export const offerSchema = z.strictObject({
  /** offer_id of the feed */
  id: z.string().min(1),
  country: z.enum(countryCodes),
  /** of the review page /credit-nevoi-personale/{slug}/ */
  slug: slugSchema,
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
