import { z } from 'zod';
import { momentSchema } from '#domain/base/moment.ts';

/** waiting → public → retired; or rejected by another person, withdrawn by the proposer. */
export const changeStatuses = ['waiting', 'public', 'retired', 'rejected', 'withdrawn'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** Fields of every change that two people decide, for any subject. */
export const changeLifeShape = {
  id: z.number().int(),
  /** the earlier change that this one withdraws */
  retires: z.number().int().nullable(),
  note: z.string(),
  status: z.enum(changeStatuses),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: momentSchema,
  decidedBy: z.string().nullable(),
  decidedAt: momentSchema.nullable(),
  reason: z.string().nullable(),
};

const changeLifeSchema = z.object(changeLifeShape);
export type ChangeLife = z.output<typeof changeLifeSchema>;
