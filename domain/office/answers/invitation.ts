import { z } from 'zod';

/** POST /api/admin/invitation/open: what a one-time link is for, and whose it is */
export const invitationAnswer = z.object({
  /** null: the first administrator says them */
  email: z.string().nullable(),
  name: z.string().nullable(),
  for: z.enum(['new', 'first-administrator', 'new-password']),
});
export type InvitationAnswer = z.input<typeof invitationAnswer>;
