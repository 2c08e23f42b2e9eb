import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { daysBefore } from '#domain/base/days/days-before.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';

const LINK_LIFETIME_MS = 3 * HOUR_MS;
const VISIT_MS = HOUR_MS / 2;

/** Cookie with the secret of a link during a visit: no script reads it, no address shows it. */
export const ACCESS_COOKIE = 'datele_mele';
const secretForm = /^[\w-]{43}$/;

export type AccessLink = { email: string; openedAt: Date | null; endsAt: Date };

/** Reads the secret a browser sends, if it is well-formed. @param cookies `name=value; name=value` */
export function readAccessCookie(cookies: string): string {
  return new RegExp(`(?:^|; )${ACCESS_COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1] ?? '';
}

/**
 * Makes a link for the owner of an address.
 * @returns its secret, which only the mail holds
 */
export async function newAccessLink(db: Kysely<Database>, address: string, now: Date): Promise<string> {
  const email = normalizeEmail(address);
  const secret = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + LINK_LIFETIME_MS);
  await db
    .insertInto('access_links')
    .values({ secret_hash: hashOf(secret), email, created_at: now, opened_at: null, expires_at })
    .execute();
  return secret;
}

/** Finds the link of a secret, as long as it or its visit lasts. */
export async function findAccessLink(
  db: Kysely<Database>,
  secret: string,
  now: Date,
): Promise<AccessLink | undefined> {
  if (!secretForm.test(secret)) return undefined;
  return await db
    .selectFrom('access_links')
    .select(['email', 'opened_at as openedAt', 'expires_at as endsAt'])
    .where('secret_hash', '=', hashOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Opens the visit of a link: the link in the mail is used up from now on, and only a browser that followed it before continues, for
 * half an hour.
 * @returns whether this call opened it
 */
export async function openAccessLink(db: Kysely<Database>, secret: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_links')
    .set({ opened_at: now, expires_at: new Date(now.getTime() + VISIT_MS) })
    .where('secret_hash', '=', hashOf(secret))
    .where('opened_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a visit early. */
export async function closeAccessLink(db: Kysely<Database>, secret: string): Promise<void> {
  await db.deleteFrom('access_links').where('secret_hash', '=', hashOf(secret)).execute();
}

/** Deletes links and visits that ended yesterday or before. */
export async function forgetAccessLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('access_links').where('expires_at', '<', daysBefore(now, 1)).execute();
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
