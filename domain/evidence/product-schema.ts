import { z } from 'zod';

/** What nobody has said: a value of its own. It never means that there is no limit, or that nothing is paid. */
const UNKNOWN = 'unknown';
const orUnknown = <Value extends z.ZodType>(value: Value) => z.union([z.literal(UNKNOWN), value]);

const percentSchema = z.number().min(0);
const daysSchema = z.int().min(1);

/** What the money costs: percent of what is owed by day or by year, or `flat`, of the sum lent whatever the term. */
const interestSchema = z.discriminatedUnion('per', [
  z.strictObject({
    per: z.literal('day'),
    percent: percentSchema.max(100),
    /** a lender that counts every month as 30 days says so; others by the calendar */
    monthDays: z.literal(30).optional(),
  }),
  z.strictObject({ per: z.literal('year'), percent: percentSchema }),
  z.strictObject({ per: z.literal('flat'), percent: percentSchema }),
]);

const feeKinds = [
  'analysis',
  'monthly',
  'withdrawal',
  'extension',
  'early-repayment',
  'insurance',
  'home-service',
] as const;

const feeSchema = z
  .strictObject({
    kind: z.enum(feeKinds),
    /** of a fixed fee, lei; of the others, percent of the sum it is taken for */
    lei: z.number().min(0).optional(),
    percent: percentSchema.optional(),
    /** can be refused: it is named, and stands in no total */
    isOptional: z.boolean().default(false),
    /** lent too, and paid back in the instalments */
    isFinanced: z.boolean().default(false),
  })
  .refine(({ lei, percent }) => (lei === undefined) !== (percent === undefined), 'either lei or percent');

const repaymentShapeSchema = z.discriminatedUnion('kind', [
  /** all of it at the end */
  z.strictObject({ kind: z.literal('once') }),
  /** equal instalments */
  z.strictObject({ kind: z.literal('equal'), every: z.enum(['week', 'fortnight', 'month']) }),
  /** money is drawn and paid back as one likes, from a smallest payment a month upwards */
  z.strictObject({
    kind: z.literal('revolving'),
    minimum: orUnknown(
      z.strictObject({
        percent: percentSchema,
        /** `owed`: of the debt with its interest; `principal`: of what was drawn, and the interest comes on top */
        of: z.enum(['owed', 'principal']),
        /** in lei */
        atLeast: z.number().min(0),
      }),
    ),
  }),
]);

/**
 * One product of a lender, as its own evidence describes it: all its figures are those of the one item named in `evidence`.
 */
export const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Romanian, as shown: „linie de credit”, „6 rate lunare egale” */
  name: z.string().min(1),
  /** what it is told as in the list of offers */
  kind: orUnknown(z.enum(['instalments', 'credit-line', 'credit-card'])),
  /** the item of evidence that it was read from */
  evidence: z.string(),
  /** sums in lei; those of a new client where they differ */
  sumsLei: z.strictObject({
    min: orUnknown(z.number().min(0)),
    max: orUnknown(z.number().min(1)),
    newClientsMax: z.number().min(1).optional(),
  }),
  /** terms in days; 3 months are 91, as 91 days are 3 months */
  days: z.strictObject({ min: orUnknown(daysSchema), max: orUnknown(daysSchema) }),
  interest: orUnknown(interestSchema),
  /** first days at 0%, and what they hang on; `unclear`: the source contradicts itself, and no price counts them */
  free: z
    .strictObject({
      days: daysSchema,
      for: z.enum(['everyone', 'new-clients', 'unclear']),
      condition: z.string().min(1),
    })
    .nullable(),
  fees: orUnknown(z.array(feeSchema)),
  repayment: orUnknown(repaymentShapeSchema),
});

/** What of a product its price is computed from. */
export const priceTermsSchema = z.strictObject({
  interest: interestSchema,
  /** first days without interest */
  freeDays: z.int().min(0),
  /** those of its source; unknown ones are in no total */
  fees: productSchema.shape.fees,
  repayment: repaymentShapeSchema,
});

export type PriceTerms = z.output<typeof priceTermsSchema>;
export type Product = z.output<typeof productSchema>;
export type Interest = z.output<typeof interestSchema>;
export type Fee = z.output<typeof feeSchema>;
