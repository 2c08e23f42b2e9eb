import { z } from 'zod';
import { repaymentSchema } from '#domain/loan/repayment-schema.ts';
import { baniSchema } from '#domain/base/money/bani-schema.ts';
import { figureSchema } from './offer-schema.ts';

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

const firstLoanSchema = z.strictObject({ freeDays: z.int().min(1), condition: z.string().min(1) });

/** Figures of an offer's first product, as feeds state them; null for an unknown one. */
export const leadFiguresSchema = z.strictObject({
  repayment: figureSchema(repaymentSchema).nullable(),
  /** amounts lent, in bani; a bound without a source is null */
  amount: figureSchema(amountSchema).nullable(),
  /** terms offered, in days */
  term: figureSchema(termSchema).nullable(),
  price: figureSchema(priceSchema).nullable(),
  /** interest-free days of a first loan: with the condition and what follows, never alone */
  firstLoan: figureSchema(firstLoanSchema).nullable(),
});
