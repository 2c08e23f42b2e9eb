import { z } from 'zod';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { readPeriod } from '#domain/visits/statistics/period.ts';

const text = z.string().max(255).optional().catch(undefined);

/** Query of a call about a period and a country, as filters of the office send it; an unusable value is left out. */
export const periodQuery = {
  perioada: text,
  de_la: text,
  pana_la: text,
  tara: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
};

/** Reads the period and the country of a query; country null: all. @param timeZone in which `now` has its day */
export function readPeriodQuery(
  { perioada, de_la, pana_la, tara }: z.infer<z.ZodObject<typeof periodQuery>>,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const period = readPeriod({ from: de_la, to: pana_la, name: perioada }, dayOf(now, timeZone));
  return { ...period, country: tara ?? null };
}
