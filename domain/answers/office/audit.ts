import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';
import { pagingShape } from './common.ts';

const auditRecordSchema = z.object({
  id: z.number().int(),
  at: momentSchema,
  userName: z.string(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** JSON of the subject, before and after */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditRecord = z.output<typeof auditRecordSchema>;

/** GET /api/admin/audit */
export const auditAnswer = z.object({
  records: z.array(auditRecordSchema),
  /** names of the accounts and lenders that the records mention, by their ids */
  names: z.record(z.string(), z.string()),
  ...pagingShape,
});
export type AuditAnswer = z.input<typeof auditAnswer>;
