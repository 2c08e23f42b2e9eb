import { z } from 'zod';
import { creditKinds } from '#domain/tools/contract-check/contract.ts';
import { decisionShape } from './change-life.ts';

const rangeSchema = z.object({ min: z.number(), max: z.number() });
const reportSchema = z.object({
  id: z.int(),
  /** of the lender, as shown */
  name: z.string(),
  kind: z.enum(creditKinds),
  sumLei: z.int(),
  days: z.int(),
  percentPerDay: z.number(),
  feesLei: z.int(),
  month: z.string(),
  isAboveCeiling: z.boolean(),
  receivedOn: z.string(),
});
const groupSchema = z.object({
  ids: z.array(z.int()),
  sumsLei: rangeSchema,
  days: rangeSchema,
  percentPerDay: rangeSchema,
  feesLei: rangeSchema,
  months: z.object({ from: z.string(), to: z.string() }),
});

/** GET /api/admin/price-reports */
export const priceReportsAnswer = z.object({
  /** unread reports; those above the ceiling become a task and are never shown under a lender's name */
  waiting: z.array(reportSchema),
  /** groups that agree, whose lender was not asked yet */
  ready: z.array(groupSchema.extend({ name: z.string(), kind: z.enum(creditKinds) })),
  /** groups whose lender was asked, and those that are shown */
  asked: z.array(
    z.object({
      ...decisionShape,
      name: z.string(),
      kind: z.enum(creditKinds),
      group: groupSchema,
      askedOn: z.string(),
      askedBy: decisionShape.proposedBy,
      /** the first day it may be shown */
      from: z.string(),
      answer: z.string().nullable(),
      isPublic: z.boolean(),
    }),
  ),
});
export type PriceReportsAnswer = z.input<typeof priceReportsAnswer>;
