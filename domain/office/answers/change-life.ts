import { z } from 'zod';
import { momentSchema } from '#domain/answers/moment.ts';

/** waiting → public → retired; or rejected by somebody else, withdrawn by who proposed it. */
export const changeStatuses = ['waiting', 'public', 'retired', 'rejected', 'withdrawn'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** What is told of every change that two people decide, whatever it is about. */
export const changeLifeShape = {
  id: z.number().int(),
  /** the earlier change that this one takes back */
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
