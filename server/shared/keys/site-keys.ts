import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

const names = ['forms', 'suppressions', 'sign-in', 'price-reports'] as const;
const BYTES = 32;

/** A secret that never leaves the server; its hashes can be compared, not reversed. */
export type SiteKey = { hmac(text: string): Buffer };

export type SiteKeys = Record<(typeof names)[number], SiteKey>;

/** Loads the site's secrets, made on first use; instances that start together get the same ones. */
export async function loadSiteKeys(db: Kysely<Database>): Promise<SiteKeys> {
  await db
    .insertInto('site_keys')
    .values(names.map((name) => ({ name, secret: randomBytes(BYTES) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await db.selectFrom('site_keys').select(['name', 'secret']).execute();
  const secrets = new Map(rows.map(({ name, secret }) => [name, secret]));
  return Object.fromEntries(names.map((name) => [name, siteKey(secrets.get(name))])) as SiteKeys;
}

/** @throws {RangeError} for an empty secret, which would sign everything with nothing */
export function siteKey(secret: Buffer | undefined): SiteKey {
  if (secret?.length !== BYTES) throw new RangeError('a site key has 32 bytes');
  return { hmac: (text) => createHmac('sha256', secret).update(text).digest() };
}
