import { randomUUID } from 'node:crypto';
import { type Kysely, type Transaction, sql } from 'kysely';
import type { OfficeUser } from '#domain/answers/office/users.ts';
import type { Role } from '#domain/answers/office/role.ts';
import { type Author, addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { revokeAccess } from './revoke-access.ts';
import type { Database } from '#server/db/tables.ts';

const isAdministrator = sql<boolean>`'administrator' = any (roles)`;

/** Lists everybody who has or had an account, by name; people who left last. */
export async function listUsers(db: Kysely<Database>): Promise<OfficeUser[]> {
  const rows = await db
    .selectFrom('office_users as user')
    .select((query) => [
      'user.id',
      'user.name',
      'user.email',
      'user.roles',
      'user.deactivated_at',
      'user.two_factor_enabled',
      query
        .selectFrom('office_passkeys')
        .whereRef('office_passkeys.user_id', '=', 'user.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      query
        .selectFrom('office_sessions')
        .whereRef('office_sessions.user_id', '=', 'user.id')
        .select(({ fn }) => fn.max('office_sessions.updated_at').as('last'))
        .as('last_seen_at'),
    ])
    .orderBy('user.deactivated_at', (order) => order.asc().nullsFirst())
    .orderBy('user.name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    roles: row.roles,
    isActive: row.deactivated_at === null,
    twoFactorEnabled: row.two_factor_enabled,
    passkeys: row.passkeys ?? 0,
    lastSeenAt: row.last_seen_at,
  }));
}

/** Tells whether anybody can let others in. */
export async function hasAdministrator(db: Kysely<Database>): Promise<boolean> {
  const row = await db
    .selectFrom('office_users')
    .select('id')
    .where(isAdministrator)
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewUser = { email: string; name: string; roles: Role[]; passwordHash: string; now: Date };

/** @returns the new person's id; undefined when the e-mail is taken */
export async function addUser(
  db: Transaction<Database>,
  { email, name, roles, passwordHash, now }: NewUser,
): Promise<string | undefined> {
  const id = randomUUID();
  const dates = { created_at: now, updated_at: now };
  const added = await db
    .insertInto('office_users')
    .values({ id, email, name, email_verified: true, roles, deactivated_at: null, ...dates })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return undefined;
  const account = { account_id: id, provider_id: 'credential', password: passwordHash };
  await db
    .insertInto('office_accounts')
    .values({ id: randomUUID(), user_id: id, ...account, ...dates })
    .execute();
  return id;
}

export type UserChange = { roles: Role[] } | { isActive: boolean } | { twoFactorEnabled: false };

/**
 * Changes a person's roles, with an entry in the audit log. A person who loses rights is signed out.
 * @returns unknown: there is no such person; last-administrator: nobody would be left to let others in
 */
export async function changeUser(
  db: Kysely<Database>,
  { id, change, by, now }: { id: string; change: UserChange; by: Author; now: Date },
): Promise<'done' | 'unknown' | 'last-administrator'> {
  return await db.transaction().execute(async (trx) => {
    // Two administrators who remove each other's role at once must not leave none.
    const administrators = await trx
      .selectFrom('office_users')
      .select('id')
      .where(isAdministrator)
      .where('deactivated_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const user = await trx
      .selectFrom('office_users')
      .select(['roles', 'deactivated_at', 'two_factor_enabled'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return 'unknown';
    const losesRole = 'roles' in change && !change.roles.includes('administrator');
    const leaves = 'isActive' in change && !change.isActive;
    if ((losesRole || leaves) && administrators.every((one) => one.id === id) && administrators.length > 0) {
      return 'last-administrator';
    }

    const { action, before, values } = describe(change, user, now);
    await trx
      .updateTable('office_users')
      .set({ ...values, updated_at: now })
      .where('id', '=', id)
      .execute();
    if ('twoFactorEnabled' in change) {
      await trx.deleteFrom('office_two_factors').where('user_id', '=', id).execute();
    }
    if (!('isActive' in change && change.isActive)) {
      await revokeAccess(trx, id);
    }
    await addToAuditLog(trx, { by, at: now, action, subject: { kind: 'user', id }, before, after: change });
    return 'done';
  });
}

type StoredUser = { roles: Role[]; deactivated_at: Date | null; two_factor_enabled: boolean };

function describe(change: UserChange, user: StoredUser, now: Date) {
  if ('roles' in change) {
    return { action: 'user.roles-changed', before: { roles: user.roles }, values: { roles: change.roles } };
  }
  if ('isActive' in change) {
    return {
      action: change.isActive ? 'user.reactivated' : 'user.deactivated',
      before: { isActive: user.deactivated_at === null },
      values: { deactivated_at: change.isActive ? null : now },
    };
  }
  return {
    action: 'user.two-factor-removed',
    before: { twoFactorEnabled: user.two_factor_enabled },
    values: { two_factor_enabled: false },
  };
}
