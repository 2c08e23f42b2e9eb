import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';

const rateAlarmSchema = z.object({
  provider: z.string(),
  kind: z.string(),
  subject: z.string(),
  detail: z.string(),
  raisedAt: momentSchema,
});
export type RateAlarm = z.output<typeof rateAlarmSchema>;

/** GET /api/health/rates */
export const ratesHealthAnswer = z.object({
  newestDay: z.string().nullable(),
  /** the rates of a day are missing two hours after they should be out */
  isLate: z.boolean(),
  alarms: z.array(rateAlarmSchema),
});
export type RatesHealth = z.output<typeof ratesHealthAnswer>;
