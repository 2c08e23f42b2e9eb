import { z } from 'zod';

/** POST /api/admin/invitation/open: purpose and owner of a one-time link */
export const invitationAnswer = z.object({
  /** null: the first administrator types it */
  email: z.string().nullable(),
  name: z.string().nullable(),
  for: z.enum(['new', 'first-administrator', 'new-password']),
});
export type InvitationAnswer = z.input<typeof invitationAnswer>;
