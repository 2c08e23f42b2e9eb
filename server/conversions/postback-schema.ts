import { z } from 'zod';
import { conversionStatuses } from '#domain/conversions/conversion-status.ts';
import { dashedUuid, isUuidV4 } from '#domain/events/uuid-v4.ts';

const PAYOUT = /^\d{1,9}(\.\d{1,2})?$/;
const CURRENCY = /^[A-Z]{3}$/;

const parameters = z
  .object({
    click_id: z.string().refine(isUuidV4, 'must be the {click_id} of our link').overwrite(toDashed),
    transaction_id: z
      .string()
      .min(1)
      .max(255)
      .regex(/^\P{Cc}*$/u),
    status: z.enum(conversionStatuses),
    payout: z.string().regex(PAYOUT, 'must be like 120 or 120.50').exactOptional(),
    currency: z.string().regex(CURRENCY, 'must be like RON').exactOptional(),
  })
  .refine(({ payout, currency }) => (payout === undefined) === (currency === undefined), {
    path: ['currency'],
    message: 'payout and currency come together',
  })
  .transform(({ click_id, transaction_id, status, payout, currency }) => ({
    clickId: click_id,
    transactionId: transaction_id,
    status,
    payout:
      payout !== undefined && currency !== undefined
        ? { cents: Math.round(Number(payout) * 100), currency }
        : null,
  }));

/** What a lender reports: GET or POST parameters, all text. Unknown ones are kept in the raw record only. */
export const postbackSchema = z.preprocess(withoutEmptyPayout, parameters);

export type Postback = z.infer<typeof postbackSchema>;

/** A network whose address names a payout leaves it empty while there is none, and fills in its currency all the same. */
function withoutEmptyPayout(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('payout' in sent) || sent.payout !== '') return sent;
  const { payout: _, currency: __, ...rest } = sent as Record<string, unknown>;
  return rest;
}

function toDashed(value: string): string {
  return isUuidV4(value) ? dashedUuid(value) : value;
}
