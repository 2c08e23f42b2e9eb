import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import { passwordProblem } from '#domain/answers/office/password-problem.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { revokeAccess } from './revoke-access.ts';
import { addUser, hasAdministrator } from './users-repository.ts';
import { lockUntilCommit } from '#server/db/advisory-locks.ts';
import { type LinkOwner, withdrawLinks } from './withdraw-links.ts';
import type { Database } from '#server/db/tables.ts';

/** A new person, the first administrator (who types the e-mail at the link), or a person who forgot the password. */
export type Invited =
  | { for: 'new'; email: string; name: string; roles: readonly Role[] }
  | { for: 'first-administrator' }
  | { for: 'new-password'; userId: string };

export type Invitation = { id: string; invited: Invited; email: string | null; name: string | null };

const VALID_HOURS = 48;

/**
 * Makes a one-time link. Only its hash is stored, so that a reader of the database cannot use it. Only the newest link of a person,
 * and of the first administrator, is valid: an old mail must not open an account that another one closed.
 */
export async function createInvitation(
  trx: Transaction<Database>,
  { invited, now }: { invited: Invited; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const owner = ownerOf(invited);
  const row = {
    token_hash: hash(token),
    user_id: owner.userId,
    email: owner.email,
    name: invited.for === 'new' ? invited.name : null,
    roles:
      invited.for === 'new'
        ? [...invited.roles]
        : invited.for === 'new-password'
          ? []
          : ['administrator' as const],
    created_at: now,
    expires_at: new Date(now.getTime() + VALID_HOURS * HOUR_MS),
    used_at: null,
  };
  await lockUntilCommit(trx, 'oneTimeLinks', owner.userId ?? owner.email ?? '');
  await withdrawLinks(trx, owner);
  await trx.insertInto('office_invitations').values(row).execute();
  return token;
}

/** Builds the address of a link. The secret is after #, which browsers send nowhere. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/admin/invitatie/#${token}`;
}

/** Finds what a link still opens; undefined when it is unknown, used, expired, or no longer needed. */
export async function findInvitation(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('office_invitations as invitation')
    .leftJoin('office_users as user', 'user.id', 'invitation.user_id')
    .select([
      'invitation.id',
      'invitation.user_id',
      'invitation.roles',
      'invitation.email',
      'invitation.name',
      'user.email as user_email',
      'user.name as user_name',
    ])
    .where('token_hash', '=', hash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, roles } = row;
  if (row.user_id !== null) {
    const invited = { for: 'new-password', userId: row.user_id } as const;
    return { id, invited, email: row.user_email, name: row.user_name };
  }
  if (row.email === null || row.name === null) {
    if (await hasAdministrator(db)) return undefined;
    return { id, invited: { for: 'first-administrator' }, email: null, name: null };
  }
  const invited = { for: 'new', email: row.email, name: row.name, roles } as const;
  return { id, invited, email: row.email, name: row.name };
}

/** Lists the invitations of new people that are still valid, the newest first. */
export async function listOpenInvitations(db: Kysely<Database>, now: Date) {
  const rows = await openInvitations(db, now)
    .select(['id', 'name', 'email', 'roles', 'created_at as createdAt', 'expires_at as expiresAt'])
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ name, email, ...row }) => ({ ...row, name: name ?? '', email: email ?? '' }));
}

/** Withdraws an invitation of a new person, whose link opens nothing any more. @returns its address; undefined: none is open */
export async function withdrawInvitation(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const open = await openInvitations(trx, now).select('email').where('id', '=', id).executeTakeFirst();
  if (open?.email == null) return undefined;
  await withdrawLinks(trx, { userId: null, email: open.email });
  return open.email;
}

function openInvitations(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('office_invitations')
    .where('user_id', 'is', null)
    .where('email', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
}

export type Acceptance = { token: string; email: string; name: string; password: string };
export type AcceptanceProblem = 'expired' | 'email-taken' | { password: string };

/** Uses a link: makes the account, or sets its new password. */
export async function acceptInvitation(
  db: Kysely<Database>,
  { token, email, name, password }: Acceptance,
  { hashPassword, now }: { hashPassword: (password: string) => Promise<string>; now: Date },
): Promise<AcceptanceProblem | undefined> {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return 'expired';
  const person = { email: normalizeEmail(invitation.email ?? email), name: invitation.name ?? name };
  const problem = passwordProblem(password, [person.email, person.name]);
  if (problem) return { password: problem };
  const passwordHash = await hashPassword(password);

  return await db.transaction().execute(async (trx) => {
    const owner = ownerOf(invitation.invited);
    await lockUntilCommit(trx, 'oneTimeLinks', owner.userId ?? owner.email ?? '');
    // Another link may have been used since this one was looked up.
    if (invitation.invited.for === 'first-administrator' && (await hasAdministrator(trx))) return 'expired';
    const used = await trx
      .updateTable('office_invitations')
      .set({ used_at: now })
      .where('id', '=', invitation.id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return 'expired';
    const { invited } = invitation;
    // Links older than this rule, of which several may exist.
    await withdrawLinks(trx, owner);
    if (invited.for === 'new-password') {
      await replacePassword(trx, invited.userId);
      await note('user.password-renewed', invited.userId);
      return undefined;
    }
    const roles: Role[] = invited.for === 'new' ? [...invited.roles] : ['administrator'];
    const userId = await addUser(trx, { ...person, roles, passwordHash, now });
    if (userId === undefined) {
      // The link stays valid, for another address.
      await trx
        .updateTable('office_invitations')
        .set({ used_at: null })
        .where('id', '=', invitation.id)
        .execute();
      return 'email-taken';
    }
    await note('user.joined', userId, { ...person, roles });
    return undefined;

    async function note(action: string, id: string, after?: unknown) {
      const subject = { kind: 'user', id };
      await addToAuditLog(trx, { by: { id, name: person.name }, at: now, action, subject, after });
    }
  });

  async function replacePassword(trx: Kysely<Database>, userId: string): Promise<void> {
    await trx
      .updateTable('office_accounts')
      .set({ password: passwordHash, updated_at: now })
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute();
    await revokeAccess(trx, userId);
  }
}

function ownerOf(invited: Invited): LinkOwner {
  return {
    userId: invited.for === 'new-password' ? invited.userId : null,
    email: invited.for === 'new' ? normalizeEmail(invited.email) : null,
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
