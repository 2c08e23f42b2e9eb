import { z } from 'zod';
import { datingSchema } from '#domain/evidence/evidence-item.ts';
import { httpUrlSchema, sourceSchema } from '#domain/offers/source-schema.ts';
import { disagreements } from './illustrated-loan.ts';

const lei = z.number().min(0);

/** What an example costs besides its interest, as printed; what it does not name costs nothing. */
const feesSchema = z.strictObject({
  /** once, when the loan begins */
  atStartLei: lei.default(0),
  monthlyLei: lei.default(0),
  /** stands in the printed total or DAE without a name */
  unnamedLei: lei.default(0),
  /** once, for this sum and this term: of another loan nobody knows it */
  insuranceLei: lei.default(0),
});

/**
 * A loan that a bank or a mutual-aid house (CAR) has printed as an example, with its date. It is no offer: nobody can take it from
 * here, so it is a type of its own, which is never ranked, counted or put into structured data.
 * @see docs/decisions/095-six-roads.md
 */
const rateIllustrationSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    road: z.enum(['bank', 'credit-union']),
    /** as shown */
    lender: z.string().min(1),
    /** Romanian, as shown: which loan of it, on which conditions */
    loan: z.string().min(1),
    principalLei: z.number().min(1),
    termMonths: z.int().min(1).max(600),
    rate: z.strictObject({
      percentAYear: z.number().min(0),
      kind: z.enum(['fixed', 'variable', 'unknown']),
      /** `calculation`: the page prints a DAE and payments, and the rate follows from them */
      by: z.enum(['source', 'calculation']),
    }),
    /** `equal`: equal payments; `decreasing`: equal parts of the sum, interest on what is left */
    repayment: z.enum(['equal', 'decreasing']),
    fees: z.union([z.literal('unknown'), feesSchema]),
    /** what the source prints of this very loan; at least one figure, to check the others by */
    printed: z
      .strictObject({ instalmentLei: lei.optional(), totalLei: lei.optional(), aprPercent: lei.optional() })
      .refine((figures) => Object.keys(figures).length > 0, 'nothing to check the example by'),
    source: sourceSchema(httpUrlSchema),
    dating: datingSchema,
  })
  .superRefine((illustration, context) => {
    for (const message of disagreements(illustration)) {
      context.addIssue({ code: 'custom', path: ['printed'], message });
    }
    if ((illustration.dating.by === 'unknown') !== (illustration.source.date === null)) {
      context.addIssue({
        code: 'custom',
        path: ['dating'],
        message: 'a date is either known, with how, or unknown',
      });
    }
  });

export type RateIllustration = z.output<typeof rateIllustrationSchema>;

/** content/data/rate-illustrations.yml */
export const rateIllustrationsSchema = z.array(rateIllustrationSchema).superRefine((all, context) => {
  const ids = all.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) {
    context.addIssue({ code: 'custom', message: `two illustrations have the id ${id}` });
  }
});
