import { z } from 'zod';
import { roles } from './role.ts';

/** GET /api/admin/me: the signed-in person, and the counts of waiting work by navigation entry */
export const meAnswer = z.object({
  officer: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(roles)),
    twoFactorEnabled: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** of this browser */
    sessionId: z.string(),
  }),
  /** the morning mail about waiting work */
  wantsWaitingMail: z.boolean(),
  counts: z.record(z.string(), z.number().int()),
});
/** PATCH /api/admin/me */
export const meBody = z.object({ wantsWaitingMail: z.boolean() });
export type MeAnswer = z.input<typeof meAnswer>;
