import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const refusedPostbackSchema = z.object({
  id: z.string(),
  /** the reporting lender */
  partner: z.string(),
  /** the parameters that are read, as received, as a query */
  raw: z.string(),
  /** a name of `postbackRefusals`; null: older than this field */
  refusal: z.string().nullable(),
  receivedAt: momentSchema,
});
export type RefusedPostback = z.input<typeof refusedPostbackSchema>;

/** GET /api/admin/postbacks: lenders' reports that were refused */
export const refusedPostbacksAnswer = z.object({
  ...pagingShape,
  rows: z.array(refusedPostbackSchema),
  /** how many there are of each reason, whatever the list is narrowed to */
  reasons: z.array(z.object({ refusal: z.string().nullable(), count: z.number().int() })),
});
export type RefusedPostbacksAnswer = z.input<typeof refusedPostbacksAnswer>;

/** POST /api/admin/postbacks/:id/reread; refusal null: it is accepted now */
export const rereadPostbackAnswer = z.object({ refusal: z.string().nullable() });

/** POST /api/admin/postbacks/reread: all refused reports of one reason */
export const rereadAllAnswer = z.object({ accepted: z.number().int(), refused: z.number().int() });
