import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { apiStatement, apiStatements } from '#domain/answers/partners/api.ts';
import type { Database } from '#server/db/tables.ts';
import { listEntries } from '#server/partners/ledger/ledger-entries.ts';
import { statementOf, statementText } from '#server/partners/ledger/statement-of.ts';

const made = (db: Kysely<Database>, partnerId: string) =>
  db
    .selectFrom('partner_statements')
    .select(['month', 'last_number', 'last_hash', 'payable_bani', 'held_bani', 'made_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('month');

/** Lists the statements of a partner's months that are over. */
export async function listApiStatements(
  db: Kysely<Database>,
  partnerId: string,
): Promise<z.output<typeof apiStatements>> {
  return { data: await made(db, partnerId).execute(), next_cursor: null };
}

/** Reads one of them, with its entries as the published script checks them. @returns undefined for a month without one */
export async function readApiStatement(
  db: Kysely<Database>,
  { partnerId, month, timeZone }: { partnerId: string; month: string; timeZone: string },
): Promise<z.output<typeof apiStatement> | undefined> {
  const row = await made(db, partnerId).where('month', '=', month).executeTakeFirst();
  if (!row) return undefined;
  const statement = statementOf(await listEntries(db, partnerId), month, timeZone);
  return { ...row, text: statementText(statement) };
}
