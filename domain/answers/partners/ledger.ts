import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { entryKinds } from '#domain/partners/ledger/entry.ts';

const baniSchema = z.number().int();
const sumsSchema = z.object({ earned: baniSchema, held: baniSchema, payable: baniSchema, paid: baniSchema });
export type LedgerSumsAnswer = z.input<typeof sumsSchema>;

const entrySchema = z.object({
  number: z.number().int(),
  at: momentSchema,
  kind: z.enum(entryKinds),
  subject: z.string(),
  /** the offer of a conversion; null for other entries */
  offer: z.string().nullable(),
  /** why a sum was adjusted; null for other entries */
  reason: z.string().nullable(),
  bani: baniSchema,
  payableFrom: z.iso.date(),
  hash: z.string(),
});
export type StatementEntry = z.input<typeof entrySchema>;

/** GET …/statement: the entries of a month, with the sums before and after it and the ends of its chain. */
export const statementAnswer = z.object({
  /** yyyy-mm, the newest first; the present month is among them */
  months: z.array(z.string()),
  month: z.string(),
  /** when the statement was made and mailed; null while the month lasts */
  madeAt: momentSchema.nullable(),
  /** today */
  sums: sumsSchema,
  opening: sumsSchema,
  closing: sumsSchema,
  /** hash before the first entry, and of the last one */
  before: z.string(),
  last: z.string(),
  entries: z.array(entrySchema),
});
export type StatementAnswer = z.input<typeof statementAnswer>;
