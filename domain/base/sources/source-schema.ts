import { z } from 'zod';

/** yyyy, yyyy-mm or yyyy-mm-dd: few sources print a whole day. */
export const partialDateSchema = z
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
    .strictObject({
      /** Romanian, as shown: "pagina creditorului, „Detalii linie credit”" */
      name: z.string().trim().min(1),
      /** the page itself; null when it can not be linked (a document with personal data, say) */
      url,
      /** the source's own date, as it gives it; null: it gives none */
      date: partialDateSchema,
      /** when we read it; null: not written down */
      readAt: partialDateSchema,
    })
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

/**
 * Where a figure was read. Without a source and a date no figure about a lender is shown. Its own date and ours are two,
 * never one for the other, each yyyy, yyyy-mm or yyyy-mm-dd; at least one is known.
 */
export type Source = z.output<ReturnType<typeof sourceSchema<z.ZodNullable<typeof httpUrlSchema>>>>;

export type SourceDates = Pick<Source, 'date' | 'readAt'>;

/** A value that may be shown, because its source is known. */
export type Figure<T> = { value: T; source: Source };
