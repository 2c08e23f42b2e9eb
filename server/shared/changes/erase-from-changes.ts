import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Replacement of an erased address. */
const ERASED = '[adresă ștearsă]';

/**
 * Removes an address from what colleagues wrote about changes (notes and reasons, there and in the log) and from texts that never became
 * public. Public texts and public words stay: they are corrected by a proposal.
 */
export async function eraseFromChanges(tx: Transaction<Database>, email: string): Promise<void> {
  const address = email.replaceAll(/[^a-z0-9@]/gi, String.raw`\$&`);
  const without = (text: string) => sql`regexp_replace(${sql.raw(text)}, ${address}, ${ERASED}, 'gi')`;
  await sql`
    update changes set note = ${without('note')}, reason = ${without('reason')}
    where note ~* ${address} or reason ~* ${address}`.execute(tx);
  await sql`
    update changes set content = ${without('content::text')}::jsonb
    where kind = 'text' and status in ('rejected', 'withdrawn') and content::text ~* ${address}`.execute(tx);
  await sql`
    update audit_log set after = ${without('after::text')}::jsonb
    where subject_kind = 'text-file' and after::text ~* ${address}`.execute(tx);
}
