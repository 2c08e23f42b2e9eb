import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { passwordProblem } from '#domain/answers/office/password-problem.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import { addToAuditLog } from '#server/shared/changes/audit-log.ts';
import { revokePartnerAccess } from './revoke-partner-access.ts';

const VALID_HOURS = 48;

/** What a one-time link opens: the account of a partner, to be made or to get a new password. */
export type OpenedLink = {
  partnerId: string;
  legalName: string;
  name: string;
  email: string;
  /** null: the account is made by this link */
  userId: string | null;
};

/** Makes the one-time link of a partner, in place of any earlier one. Only the hash of its secret is stored. */
export async function createPartnerLink(
  trx: Transaction<Database>,
  { partnerId, origin, now }: { partnerId: string; origin: string; now: Date },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const row = {
    token_hash: hash(token),
    expires_at: new Date(now.getTime() + VALID_HOURS * HOUR_MS),
  };
  await trx
    .insertInto('partner_links')
    .values({ ...row, partner_id: partnerId })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet(row))
    .execute();
  // The secret is after #, which browsers send nowhere.
  return `${origin}/parteneri/link/#${token}`;
}

/** Finds what a link still opens; undefined when it is unknown, used, replaced, expired, or its contact person was erased. */
export async function findPartnerLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<OpenedLink | undefined> {
  const row = await db
    .selectFrom('partner_links as link')
    .innerJoin('partners as partner', 'partner.id', 'link.partner_id')
    .leftJoin('partner_users as user', 'user.partner_id', 'partner.id')
    .select([
      'partner.id as partnerId',
      'partner.legal_name as legalName',
      'partner.contact_name',
      'partner.contact_email',
      'user.id as userId',
      'user.email',
      'user.name',
    ])
    .where('link.token_hash', '=', hash(token))
    .where('link.expires_at', '>', now)
    .executeTakeFirst();
  const email = row?.email ?? row?.contact_email;
  if (!row || !email) return undefined;
  const { partnerId, legalName, userId } = row;
  return {
    partnerId,
    legalName,
    userId,
    name: row.name ?? row.contact_name ?? legalName,
    email: normalizeEmail(email),
  };
}

type Acceptance = { token: string; password: string };
type Options = { hashPassword: (password: string) => Promise<string>; now: Date };

/** Uses a link, once: makes the account with this password, or gives it to the account. */
export async function usePartnerLink(
  db: Kysely<Database>,
  { token, password }: Acceptance,
  { hashPassword, now }: Options,
): Promise<'expired' | 'email-taken' | { password: string } | undefined> {
  const link = await findPartnerLink(db, token, now);
  if (!link) return 'expired';
  const problem = passwordProblem(password, [link.email, link.name, link.legalName]);
  if (problem) return { password: problem };
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (trx) => {
    // Of two uses at once one finds the row; another address of the account waits for the next link.
    const used = await trx
      .deleteFrom('partner_links')
      .where('token_hash', '=', hash(token))
      .executeTakeFirst();
    if (used.numDeletedRows === 0n) return 'expired';
    if (link.userId !== null) await replacePassword(trx, link.userId, { passwordHash, now });
    else if (!(await addAccount(trx, link, { passwordHash, now }))) return 'email-taken';
    await addToAuditLog(trx, {
      by: { id: null, name: 'partener' },
      at: now,
      action: link.userId === null ? 'partner.joined' : 'partner.password-renewed',
      subject: { kind: 'partner', id: link.partnerId },
    });
    return undefined;
  });
}

type NewPassword = { passwordHash: string; now: Date };

/** @returns whether it was made: an address belongs to one partner */
async function addAccount(
  trx: Transaction<Database>,
  { partnerId, name, email }: OpenedLink,
  { passwordHash, now }: NewPassword,
): Promise<boolean> {
  const id = randomUUID();
  const dates = { created_at: now, updated_at: now };
  const added = await trx
    .insertInto('partner_users')
    .values({ id, partner_id: partnerId, name, email, email_verified: true, ...dates })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return false;
  await trx
    .insertInto('partner_accounts')
    .values({
      id: randomUUID(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: passwordHash,
      ...dates,
    })
    .execute();
  return true;
}

async function replacePassword(
  trx: Transaction<Database>,
  userId: string,
  { passwordHash, now }: NewPassword,
): Promise<void> {
  await trx
    .updateTable('partner_accounts')
    .set({ password: passwordHash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
  await revokePartnerAccess(trx, userId);
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
