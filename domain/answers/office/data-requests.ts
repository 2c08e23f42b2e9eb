import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const officeRequestSchema = z.object({
  reference: z.string(),
  kind: z.enum(['access', 'erasure', 'other']),
  email: z.string().nullable(),
  message: z.string().nullable(),
  answer: z.string().nullable(),
  createdAt: momentSchema,
  dueOn: z.iso.date(),
  doneAt: momentSchema.nullable(),
  /** the deadline is over, and the request is unanswered */
  isLate: z.boolean(),
});
/** A request in the office. The address is present as long as it has to be answered. */
export type OfficeRequest = z.output<typeof officeRequestSchema>;

/** GET /api/admin/data-requests */
export const dataRequestsAnswer = z.object({ requests: z.array(officeRequestSchema), ...pagingShape });
export type DataRequestsAnswer = z.input<typeof dataRequestsAnswer>;
