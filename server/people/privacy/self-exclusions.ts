import { type Kysely, sql } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { normalizeEmail } from '#domain/base/forms/email.ts';
import type { Database } from '#server/db/tables.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';

/**
 * Records people who requested a pause from credit offers. A pause ends by itself, and not before
 * (docs/decisions/041-own-data.md).
 */
export function createSelfExclusions(key: SiteKey) {
  const hashOf = (email: string) => key.hmac(`self-exclusion\n${normalizeEmail(email)}`);
  return {
    /** Begins or prolongs a pause; a shorter one changes nothing. @returns its last day */
    async start(executor: Kysely<Database>, email: string, until: IsoDay, now: Date): Promise<IsoDay> {
      const row = { email_hash: hashOf(email), until_day: until, created_at: now };
      const { until_day } = await executor
        .insertInto('self_exclusions')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('email_hash').doUpdateSet({
            until_day: sql<string>`greatest(self_exclusions.until_day, excluded.until_day)`,
          }),
        )
        .returning('until_day')
        .executeTakeFirstOrThrow();
      return until_day;
    },

    /** Finds the last day of the address's pause, or null without one today. */
    async endOf(executor: Kysely<Database>, email: string, today: IsoDay): Promise<IsoDay | null> {
      const row = await executor
        .selectFrom('self_exclusions')
        .select('until_day')
        .where('email_hash', '=', hashOf(email))
        .where('until_day', '>=', today)
        .executeTakeFirst();
      return row?.until_day ?? null;
    },
  };
}

export type SelfExclusions = ReturnType<typeof createSelfExclusions>;
