import { z } from 'zod';

/** The month of a statement in an address: `?luna=2026-11`; anything else is the present one. */
export const monthQuery = z.object({
  luna: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional()
    .catch(undefined),
});
