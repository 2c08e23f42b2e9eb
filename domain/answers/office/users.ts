import { z } from 'zod';
import { roles } from './role.ts';
import { momentSchema } from '#domain/base/moment.ts';

const colleagueSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  isActive: z.boolean(),
  twoFactorEnabled: z.boolean(),
  passkeys: z.number().int(),
  lastSeenAt: momentSchema.nullable(),
});

/** A colleague: for the server, and as the office's pages get them. */
export type OfficeUser = z.output<typeof colleagueSchema>;
export type Colleague = z.input<typeof colleagueSchema>;

const openInvitationSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/** An invitation that nobody has used yet. */
export type OpenInvitation = z.input<typeof openInvitationSchema>;

/** GET /api/admin/users */
export const usersAnswer = z.object({
  users: z.array(colleagueSchema),
  invitations: z.array(openInvitationSchema),
});
export type UsersAnswer = z.input<typeof usersAnswer>;

/** POST /api/admin/users and …/:id/new-password: the one-time link for choosing a password */
export const linkAnswer = z.object({ link: z.string() });
export type LinkAnswer = z.input<typeof linkAnswer>;
