import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '#server/db/tables.ts';

/** Keys that sign the site's push messages. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Reads the keys of this site, made on first use; concurrent instances get the same. */
export async function readPushKeys(db: Kysely<Database>): Promise<PushKeys> {
  const known = await findKeys(db);
  if (known) return known;
  const made = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKeys(db)) ?? made;
}

async function findKeys(db: Kysely<Database>): Promise<PushKeys | undefined> {
  return await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
