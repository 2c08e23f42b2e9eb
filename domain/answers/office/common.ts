import { z } from 'zod';

/** The requested act was done. */
export const doneAnswer = z.object({ status: z.literal('done') });
export const done: z.output<typeof doneAnswer> = { status: 'done' };

/** Number of all rows, and of rows per page. */
export const pagingShape = { total: z.number().int(), pageSize: z.number().int() };

/** Reason why a call was refused: `message` and `fields` are sentences for people. */
export const officeErrorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** the page of the office that solves the problem */
    link: z.object({ href: z.string(), text: z.string() }).optional(),
  }),
});
export type OfficeError = z.input<typeof officeErrorAnswer>;
