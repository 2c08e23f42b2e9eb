import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { conversionStatuses } from '#domain/partners/conversions/conversion-status.ts';
import { dialectNames } from '#domain/partners/conversions/dialects.ts';
import { pagingShape } from './common.ts';
import { statisticsAnswer } from './statistics.ts';

const count = z.number().int();
const payoutSchema = z.object({ cents: count, currency: z.string() });
const sumShape = {
  clicks: count,
  pending: count,
  approved: count,
  rejected: count,
  amounts: z.array(payoutSchema),
  leiCents: count,
  unpriced: z.array(payoutSchema),
};
const moneySchema = z.object({
  /** label: the offer's present name; elsewhere the same as the name. A click that is gone has the name of `GONE_CLICK` */
  rows: z.array(z.object({ name: z.string(), label: z.string(), ...sumShape })),
  total: z.object(sumShape),
});
export type Money = z.output<typeof moneySchema>;
/** GET /api/admin/money: what the clicks of a period brought, and those of the period before */
export const moneyAnswer = statisticsAnswer(moneySchema);

const statusSchema = z.enum(conversionStatuses);
const payoutOrNull = payoutSchema.nullable();

const conversionRowSchema = z.object({
  id: z.string(),
  /** the lender that reports it */
  partner: z.string(),
  transactionId: z.string(),
  offer: z.string(),
  status: statusSchema,
  payout: payoutOrNull,
  /** arrival of the report that decided the status */
  reportedAt: momentSchema,
});
export type ConversionRow = z.input<typeof conversionRowSchema>;
/** GET /api/admin/conversions */
export const conversionsAnswer = z.object({ ...pagingShape, rows: z.array(conversionRowSchema) });
export type ConversionsAnswer = z.input<typeof conversionsAnswer>;

/** GET /api/admin/conversions/:id: the way of a conversion, from the click to the amount */
export const conversionAnswer = z.object({
  ...conversionRowSchema.shape,
  clickId: z.string(),
  /** null: deleted with the visits of its month */
  click: z
    .object({
      createdAt: momentSchema,
      page: z.string(),
      source: z.string().nullable(),
      sub1: z.string().nullable(),
      /** `pid` of the visit */
      providerId: z.string().nullable(),
      isBot: z.boolean(),
    })
    .nullable(),
  changes: z.array(
    z.object({
      id: count,
      receivedAt: momentSchema,
      status: statusSchema,
      payout: payoutOrNull,
      /** the entry by which a person confirmed the amount */
      isConfirmed: z.boolean(),
      /** the stored parameters of the report, as a query; null for a conversion older than this field */
      raw: z.string().nullable(),
    }),
  ),
  /** the amount in lei by the rate of the day of the decision; null: nothing is owed, or the rate is not known */
  lei: z.object({ cents: count, day: z.iso.date(), rate: z.string() }).nullable(),
});
export type ConversionAnswer = z.input<typeof conversionAnswer>;

const keySchema = z.object({
  id: z.string(),
  partner: z.string(),
  offerIds: z.array(z.string()),
  dialect: z.enum(dialectNames),
  /** the address for the lender, with a placeholder instead of the key, of which only the hash is stored */
  address: z.string(),
  createdAt: momentSchema,
  revokedAt: momentSchema.nullable(),
  lastReportAt: momentSchema.nullable(),
});
export type PostbackKeyRow = z.input<typeof keySchema>;
/** GET /api/admin/postback-keys */
export const postbackKeysAnswer = z.object({
  keys: z.array(keySchema),
  /** the offers a key may be made for */
  offers: z.array(z.object({ id: z.string(), header: z.string() })),
});
export type PostbackKeysAnswer = z.input<typeof postbackKeysAnswer>;

/** POST /api/admin/postback-keys: the address with the new key, shown only once */
export const newPostbackKeyAnswer = z.object({ address: z.string() });
export type NewPostbackKeyAnswer = z.input<typeof newPostbackKeyAnswer>;
