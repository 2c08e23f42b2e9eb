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
export const refusedPostbacksAnswer = z.object({ ...pagingShape, rows: z.array(refusedPostbackSchema) });
export type RefusedPostbacksAnswer = z.input<typeof refusedPostbacksAnswer>;

/** POST /api/admin/postbacks/:id/reread; refusal null: it is accepted now */
export const rereadPostbackAnswer = z.object({ refusal: z.string().nullable() });
export type RereadPostbackAnswer = z.input<typeof rereadPostbackAnswer>;
