import { z } from 'zod';

/** Value of an unstated fact. It never means that there is no limit, or that nothing is paid. */
const UNKNOWN = 'unknown';
const orUnknown = <Value extends z.ZodType>(value: Value) => z.union([z.literal(UNKNOWN), value]);

const percentSchema = z.number().min(0);
const daysSchema = z.int().min(1);

/** Price of the money: percent of the debt per day or per year, or `flat`, of the principal for any term. */
const interestSchema = z.discriminatedUnion('per', [
  z.strictObject({
    per: z.literal('day'),
    percent: percentSchema.max(100),
    /** set for a lender that counts every month as 30 days; others count by the calendar */
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
    /** lei for a fixed fee; for the others, percent of the amount it is charged on */
    lei: z.number().min(0).optional(),
    percent: percentSchema.optional(),
    /** can be refused: it is named, and is in no total */
    isOptional: z.boolean().default(false),
    /** added to the principal, and repaid in the instalments */
    isFinanced: z.boolean().default(false),
  })
  .refine(({ lei, percent }) => (lei === undefined) !== (percent === undefined), 'either lei or percent');

const repaymentShapeSchema = z.discriminatedUnion('kind', [
  /** one repayment at the end */
  z.strictObject({ kind: z.literal('once') }),
  /** equal instalments */
  z.strictObject({ kind: z.literal('equal'), every: z.enum(['week', 'fortnight', 'month']) }),
  /** a revolving line: drawn and repaid freely, from a minimum monthly payment upwards */
  z.strictObject({
    kind: z.literal('revolving'),
    minimum: orUnknown(
      z.strictObject({
        percent: percentSchema,
        /** `owed`: of the debt with its interest; `principal`: of the drawn amount, with the interest on top */
        of: z.enum(['owed', 'principal']),
        /** in lei */
        atLeast: z.number().min(0),
      }),
    ),
  }),
]);

/** One product of a lender, by its own evidence: all its figures come from the one item named in `evidence`. */
export const productSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Romanian, as shown: „linie de credit”, „6 rate lunare egale” */
  name: z.string().min(1),
  /** type shown in the list of offers */
  kind: orUnknown(z.enum(['instalments', 'credit-line', 'credit-card'])),
  /** id of the item of evidence it was read from */
  evidence: z.string(),
  /** amounts in lei; with those for new clients where they differ */
  sumsLei: z.strictObject({
    min: orUnknown(z.number().min(0)),
    max: orUnknown(z.number().min(1)),
    newClientsMax: z.number().min(1).optional(),
  }),
  /** terms in days; 3 months are 91, as 91 days are 3 months */
  days: z.strictObject({ min: orUnknown(daysSchema), max: orUnknown(daysSchema) }),
  interest: orUnknown(interestSchema),
  /** first days at 0%, and their condition; `unclear`: the source contradicts itself, and no price counts them */
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

/** Fields of a product that its price is computed from. */
export const priceTermsSchema = z.strictObject({
  interest: interestSchema,
  /** first interest-free days */
  freeDays: z.int().min(0),
  /** fees of its source; unknown ones are in no total */
  fees: productSchema.shape.fees,
  repayment: repaymentShapeSchema,
});

export type PriceTerms = z.output<typeof priceTermsSchema>;
export type Product = z.output<typeof productSchema>;
export type Interest = z.output<typeof interestSchema>;
export type Fee = z.output<typeof feeSchema>;
