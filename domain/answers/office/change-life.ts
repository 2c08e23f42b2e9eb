import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';

/** What one person proposes and another approves. */
export type ChangeKindName =
  | 'offer'
  | 'evidence'
  | 'series'
  | 'transparency'
  | 'reported-price'
  | 'offer-terms'
  | 'partner-terms'
  | 'ledger-adjustment'
  | 'payout'
  | 'text';

/**
 * waiting → approved (its moment is still to come) → public → retired (a later change withdrew it) or ended (its time is over); or
 * rejected by another person, withdrawn by its author, failed (at its moment no longer possible).
 */
const changeStatuses = [
  'waiting',
  'approved',
  'public',
  'retired',
  'ended',
  'rejected',
  'withdrawn',
  'failed',
] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** Fields of every change, for any subject. */
export const decisionShape = {
  id: z.number().int(),
  note: z.string(),
  status: z.enum(changeStatuses),
  /** null: an import, which any approver may approve */
  proposedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  proposedAt: momentSchema,
  decidedBy: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  reason: z.string().nullable(),
};

/** Fields of a change that may be scheduled: its beginning and end, and when it became public. */
export const scheduledShape = {
  ...decisionShape,
  startsAt: momentSchema.nullable(),
  endsAt: momentSchema.nullable(),
  publishedAt: momentSchema.nullable(),
};

/** Fields of a change that may withdraw an earlier one, or be withdrawn by a later one. */
export const retirableShape = {
  ...decisionShape,
  /** the earlier change that this one withdraws */
  retires: z.number().int().nullable(),
};

const changeLifeSchema = z.object({ ...scheduledShape, ...retirableShape });
/** All that is stored of a change besides its content. */
export type ChangeLife = z.output<typeof changeLifeSchema>;
