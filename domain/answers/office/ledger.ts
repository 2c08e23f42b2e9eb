import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { statementAnswer } from '#domain/answers/partners/ledger.ts';
import { decisionShape } from './change-life.ts';

const baniSchema = z.number().int();
const changeShape = { ...decisionShape, partnerId: z.string(), partner: z.string(), bani: baniSchema };
const adjustmentSchema = z.object(changeShape);
const payoutSchema = z.object({ ...changeShape, month: z.string(), invoice: z.string(), iban: z.string() });

const partnerSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** today, in bani */
  held: baniSchema,
  payable: baniSchema,
  paid: baniSchema,
  /** unpaid part of the last statement; null without one */
  due: baniSchema.nullable(),
  /** least sum that is paid out */
  threshold: baniSchema,
});
export type LedgerPartner = z.input<typeof partnerSchema>;

/** GET /api/admin/ledger: the sums owed to each partner, the last recount, and proposed adjustments and payouts. */
export const ledgerAnswer = z.object({
  partners: z.array(partnerSchema),
  /** null before the first night */
  recount: z
    .object({
      at: momentSchema,
      entries: z.number().int(),
      differences: z.array(z.object({ partner: z.string(), words: z.string() })),
    })
    .nullable(),
  payouts: z.array(payoutSchema),
  adjustments: z.array(adjustmentSchema),
});
export type LedgerAnswer = z.input<typeof ledgerAnswer>;

/** GET /api/admin/ledger/:id: the statement of a month of one partner. */
export const partnerLedgerAnswer = z.object({
  partner: z.object({ id: z.string(), name: z.string() }),
  due: baniSchema.nullable(),
  threshold: baniSchema,
  statement: statementAnswer,
});
export type PartnerLedgerAnswer = z.input<typeof partnerLedgerAnswer>;
