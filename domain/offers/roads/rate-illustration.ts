import { z } from 'zod';
import { datingSchema } from '#domain/offers/evidence/evidence-item.ts';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { disagreements } from './illustrated-loan.ts';

const lei = z.number().min(0);
const text = z.string().trim().min(1);
const unknown = z.literal('unknown');

/** Costs of a loan besides interest, as printed; a missing one is zero. */
const feesSchema = z.strictObject({
  /** once, at the start of the loan */
  atStartLei: lei.default(0),
  /** added to the principal, and repaid with it */
  financedLei: lei.default(0),
  monthlyLei: lei.default(0),
  /** part of the printed total or DAE, without a name */
  unnamedLei: lei.default(0),
  /** for this amount and term: unknown for any other loan */
  insuranceAtStartLei: lei.default(0),
  insuranceMonthlyLei: lei.default(0),
});

const rateSchema = z.strictObject({
  percentAYear: lei,
  /** the percentage is a margin over IRCC, and the rate changes with it */
  over: z.literal('ircc').optional(),
  kind: z.enum(['fixed', 'variable', 'unknown']),
  /** `calculation`: the page prints a DAE or payments, and the rate follows from them */
  by: z.enum(['source', 'calculation']).default('source'),
});

/** Place of a rate in the lender's range: the lowest one alone misleads. */
const end = z.enum(['lowest', 'average', 'highest']).optional();

const dated = { source: sourceSchema(httpUrlSchema), dating: datingSchema };

/** A loan that the lender prints as an example, or somebody saw on its page. */
const exampleSchema = z
  .strictObject({
    principalLei: z.number().min(1),
    termMonths: z.int().min(1).max(600),
    rate: rateSchema.omit({ over: true }),
    end,
    /** Romanian, as shown: requirements for the borrower, and what the loan includes */
    asks: text.optional(),
    /** `equal`: equal payments; `decreasing`: equal parts of the principal, interest on the remaining debt */
    repayment: z.enum(['equal', 'decreasing']),
    fees: z.union([unknown, feesSchema]),
    /** the source's printed figures for this very loan; at least one, to check the others by */
    printed: z
      .strictObject({
        instalmentLei: lei.optional(),
        interestLei: lei.optional(),
        totalLei: lei.optional(),
        aprPercent: lei.optional(),
      })
      .refine((figures) => Object.keys(figures).length > 0, 'nothing to check the example by'),
    /** whether it may be applied to other amounts and terms; one with an insurance, or a fee for its own amount, may not */
    isCarried: z.boolean().default(true),
    ...dated,
  })
  .superRefine((example, context) => {
    const { fees, isCarried } = example;
    for (const message of disagreements(example)) {
      context.addIssue({ code: 'custom', path: ['printed'], message });
    }
    if (isCarried && fees !== 'unknown' && fees.insuranceAtStartLei + fees.insuranceMonthlyLei > 0) {
      context.addIssue({ code: 'custom', path: ['isCarried'], message: 'an insurance is not carried' });
    }
  });
export type IllustratedExample = z.output<typeof exampleSchema>;

/** A lender's rates whatever the amount, within its limits: one rate, or the lowest and the highest. */
const priceListSchema = z
  .strictObject({
    rates: z
      .array(z.strictObject({ rate: rateSchema, asks: text.optional() }))
      .min(1)
      .max(2),
    /** `revolving`: drawn from an account or a card, repaid freely */
    repayment: z.enum(['equal', 'decreasing', 'revolving']),
    fees: z.union([unknown, feesSchema]),
    /** Romanian, as shown: source of the fees, if another than the rates' */
    feesFrom: text.optional(),
    ...dated,
  })
  .refine(({ rates: [low, high] }) => !low || !high || low.rate.percentAYear < high.rate.percentAYear, {
    error: 'the lowest rate comes first',
    path: ['rates'],
  });

/** A lender's stated limits of amount and term. An unknown limit is unknown, and never means none. */
const limitsSchema = z
  .strictObject({
    leastLei: z.union([unknown, lei]).default('unknown'),
    mostLei: z.union([unknown, lei]).default('unknown'),
    leastMonths: z.union([unknown, z.int().min(1)]).default('unknown'),
    mostMonths: z.union([unknown, z.int().min(1)]).default('unknown'),
    source: sourceSchema(httpUrlSchema).optional(),
  })
  .refine(
    ({ source, ...ends }) =>
      source !== undefined || Object.values(ends).every((value) => value === 'unknown'),
    { error: 'a limit has a source', path: ['source'] },
  );

/**
 * What a bank or a mutual-aid house (CAR) has published about one of its loans, with its date: a price list, examples, limits, or
 * only the page to ask on. It is not an offer: visitors cannot take it from here, so it has a type of its own, which is never
 * ranked, counted or put into structured data.
 * @see docs/decisions/165-what-banks-publish.md
 */
const rateIllustrationSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** `overdraft` and `card` are short-term credits of banks */
    road: z.enum(['bank', 'credit-union', 'overdraft', 'card']),
    /** as shown */
    lender: text,
    /** Romanian, as shown: name of the loan */
    loan: text,
    /** the lender's own page about it, where one asks */
    page: httpUrlSchema,
    /** page with the lender's prices, if another */
    priceList: httpUrlSchema.optional(),
    limits: limitsSchema.default({
      leastLei: 'unknown',
      mostLei: 'unknown',
      leastMonths: 'unknown',
      mostMonths: 'unknown',
    }),
    list: priceListSchema.optional(),
    examples: z.array(exampleSchema).default([]),
    /** for a card: purchases from this amount on may be paid in so many interest-free instalments */
    freeInstalments: z
      .strictObject({
        steps: z.array(z.strictObject({ fromLei: lei, months: z.int().min(2) })).min(1),
        ...dated,
      })
      .optional(),
  })
  .superRefine((illustration, context) => {
    const { list, examples, freeInstalments } = illustration;
    for (const one of [list, ...examples, freeInstalments]) {
      if (one && (one.dating.by === 'unknown') !== (one.source.date === null)) {
        context.addIssue({
          code: 'custom',
          path: ['dating'],
          message: 'a date is either known, with how, or unknown',
        });
      }
    }
  });

/** As stored in the file: rates over IRCC are still margins. */
export type RateIllustration = z.output<typeof rateIllustrationSchema>;

/** Schema of content/data/rate-illustrations.yml */
export const rateIllustrationsSchema = z.array(rateIllustrationSchema).superRefine((all, context) => {
  const ids = all.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    context.addIssue({ code: 'custom', message: `two illustrations have the id ${id}` });
  }
});
