import { z } from 'zod';
import { conversionStatuses } from '#domain/partners/conversions/conversion-status.ts';
import {
  hasUnreplacedMacro,
  isBlank,
  readPayoutCents,
  readStatus,
} from '#domain/partners/conversions/read-report.ts';
import { dashedUuid, isUuidV4 } from '#domain/visits/events/uuid-v4.ts';

const CURRENCY = /^[A-Z]{3}$/;

const parameters = z
  .object({
    click_id: z.string().refine(isUuidV4, 'must be the {click_id} of our link').overwrite(toDashed),
    transaction_id: z
      .string()
      .max(255)
      .regex(/^\P{Cc}*$/u)
      .refine((text) => !isBlank(text), 'must name the transaction'),
    status: z.string().transform(readStatus).pipe(z.enum(conversionStatuses)),
    payout: z
      .string()
      .transform(readPayoutCents)
      .pipe(z.number({ error: 'must be like 120, 120.50 or 120,50' }))
      .exactOptional(),
    currency: z.string().regex(CURRENCY, 'must be like RON').exactOptional(),
  })
  .refine(({ payout, currency }) => (payout === undefined) === (currency === undefined), {
    path: ['currency'],
    message: 'payout and currency come together',
  })
  .transform(({ click_id, transaction_id, status, payout: cents, currency }) => ({
    clickId: click_id,
    transactionId: transaction_id,
    status,
    payout: cents !== undefined && currency !== undefined ? { cents, currency } : null,
  }));

/** Schema of a lender's report, all text: the parameters of `mappedQuery`. */
export const postbackSchema = z.preprocess(withoutEmptyPayout, parameters);

export type Postback = z.infer<typeof postbackSchema>;

/**
 * Finds the first parameter that still holds the name of a macro: its network does not know how to fill it in, so every report
 * would have the same value.
 */
export function findUnreplacedMacro(sent: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(sent).find((name) => hasUnreplacedMacro(sent[name] ?? ''));
}

/**
 * Drops an empty payout together with its currency: a network whose address names a payout leaves it empty while there is none, and
 * sends the currency anyway.
 */
function withoutEmptyPayout(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || !('payout' in sent) || sent.payout !== '') return sent;
  const { payout: _, currency: __, ...rest } = sent as Record<string, unknown>;
  return rest;
}

function toDashed(value: string): string {
  return isUuidV4(value) ? dashedUuid(value) : value;
}
