import { z } from 'zod';

/** What was asked for has happened. */
export const doneAnswer = z.object({ status: z.literal('done') });
export const done: z.output<typeof doneAnswer> = { status: 'done' };

/** How many rows there are in all, and how many a page shows. */
export const pagingShape = { total: z.number().int(), pageSize: z.number().int() };

/** Why a call did not do what it asked: `message` and `fields` are sentences for people. */
export const officeErrorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** the page of the office where the reason is mended */
    link: z.object({ href: z.string(), text: z.string() }).optional(),
  }),
});
export type OfficeError = z.input<typeof officeErrorAnswer>;
