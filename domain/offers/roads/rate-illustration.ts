import { z } from 'zod';
import { datingSchema } from '#domain/offers/evidence/evidence-item.ts';
import { httpUrlSchema, sourceSchema } from '#domain/base/sources/source-schema.ts';
import { disagreements } from './illustrated-loan.ts';

const lei = z.number().min(0);
const text = z.string().trim().min(1);
const unknown = z.literal('unknown');

/** What a loan costs besides its interest, as printed; what is not named costs nothing. */
const feesSchema = z.strictObject({
  /** once, when the loan begins */
  atStartLei: lei.default(0),
  /** lent on top of the sum, and paid back with it */
  financedLei: lei.default(0),
  monthlyLei: lei.default(0),
  /** stands in the printed total or DAE without a name */
  unnamedLei: lei.default(0),
  /** for this sum and this term: of another loan nobody knows it */
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

/** Which end of what a lender asks a rate is: who reads the lowest alone is misled. */
const end = z.enum(['lowest', 'average', 'highest']).optional();

const dated = { source: sourceSchema(httpUrlSchema), dating: datingSchema };

/** A loan that the lender prints as an example, or somebody saw on its page. */
const exampleSchema = z
  .strictObject({
    principalLei: z.number().min(1),
    termMonths: z.int().min(1).max(600),
    rate: rateSchema.omit({ over: true }),
    end,
    /** Romanian, as shown: what it asks of who takes it, and what it holds */
    asks: text.optional(),
    /** `equal`: equal payments; `decreasing`: equal parts of the sum, interest on what is left */
    repayment: z.enum(['equal', 'decreasing']),
    fees: z.union([unknown, feesSchema]),
    /** what the source prints of this very loan; at least one figure, to check the others by */
    printed: z
      .strictObject({
        instalmentLei: lei.optional(),
        interestLei: lei.optional(),
        totalLei: lei.optional(),
        aprPercent: lei.optional(),
      })
      .refine((figures) => Object.keys(figures).length > 0, 'nothing to check the example by'),
    /** whether it may be told of other sums and terms; one with an insurance, or a fee made for its sum, may not */
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

/** What a lender asks whatever the sum, within its limits: one rate, or the lowest and the highest. */
const priceListSchema = z
  .strictObject({
    rates: z
      .array(z.strictObject({ rate: rateSchema, asks: text.optional() }))
      .min(1)
      .max(2),
    /** `revolving`: drawn from an account or a card, paid back as one likes */
    repayment: z.enum(['equal', 'decreasing', 'revolving']),
    fees: z.union([unknown, feesSchema]),
    /** Romanian, as shown: where the fees are from, if not from the source of the rates */
    feesFrom: text.optional(),
    ...dated,
  })
  .refine(({ rates: [low, high] }) => !low || !high || low.rate.percentAYear < high.rate.percentAYear, {
    error: 'the lowest rate comes first',
    path: ['rates'],
  });

/** What a lender says of how much and how long it lends. An unknown limit is unknown, and never none. */
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
 * What a bank or a mutual-aid house (CAR) has published of one of its loans, with its date: a list of prices, examples, limits, or
 * only the page where one asks. It is no offer: nobody can take it from here, so it is a type of its own, which is never ranked,
 * counted or put into structured data.
 * @see docs/decisions/165-what-banks-publish.md
 */
const rateIllustrationSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** `overdraft` and `card` are ways of a bank too, for short loans */
    road: z.enum(['bank', 'credit-union', 'overdraft', 'card']),
    /** as shown */
    lender: text,
    /** Romanian, as shown: which loan of it */
    loan: text,
    /** the lender's own page of it, where one asks */
    page: httpUrlSchema,
    /** where the lender keeps its prices, when that is another page */
    priceList: httpUrlSchema.optional(),
    limits: limitsSchema.default({
      leastLei: 'unknown',
      mostLei: 'unknown',
      leastMonths: 'unknown',
      mostMonths: 'unknown',
    }),
    list: priceListSchema.optional(),
    examples: z.array(exampleSchema).default([]),
    /** of a card: purchases from this sum on may be paid in so many instalments without interest */
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

/** As the file holds it: rates over IRCC are still margins. */
export type RateIllustration = z.output<typeof rateIllustrationSchema>;

/** content/data/rate-illustrations.yml */
export const rateIllustrationsSchema = z.array(rateIllustrationSchema).superRefine((all, context) => {
  const ids = all.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    context.addIssue({ code: 'custom', message: `two illustrations have the id ${id}` });
  }
});
