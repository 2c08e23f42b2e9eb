import { z } from 'zod';

/** yyyy, yyyy-mm or yyyy-mm-dd: what a source says of its own age is rarely a day. */
const dateSchema = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, 'yyyy, yyyy-mm or yyyy-mm-dd')
  .nullable()
  .default(null);

export const httpUrlSchema = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/**
 * Where something was read: `date` is the source's own date, `readAt` when we read it, and one of them has to be known.
 * @param url whether a source without an address is allowed
 */
export function sourceSchema<Url extends z.ZodType>(url: Url) {
  return z
    .strictObject({ name: z.string().trim().min(1), url, date: dateSchema, readAt: dateSchema })
    .refine(({ date, readAt }) => date !== null || readAt !== null, {
      error: 'date or readAt: when is it from, or when was it read',
      path: ['date'],
    })
    .refine(
      ({ date, readAt }) => date === null || readAt === null || date.slice(0, readAt.length) <= readAt,
      {
        error: 'readAt is before date',
        path: ['readAt'],
      },
    );
}
