import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { statementAnswer } from '#domain/answers/partners/ledger.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { adjustmentSubject } from '#domain/partners/ledger/decided-entries.ts';
import { monthOfDay, monthsOver } from '#domain/partners/ledger/month.ts';
import { sumsOn } from '#domain/partners/ledger/sums-on.ts';
import type { Database } from '#server/db/tables.ts';
import { adjustmentKind } from './decided-kinds.ts';
import { listEntries } from './ledger-entries.ts';
import { type Statement, statementOf } from './statement-of.ts';

type Asked = {
  partnerId: string;
  /** yyyy-mm; the present one without it, or for a month that has no statement */
  month: string | undefined;
  now: Date;
  timeZone: string;
};

/** Reads the statement of a month of a partner, as it was made or as it stands now. */
export async function readStatement(
  db: Kysely<Database>,
  { partnerId, month: asked, now, timeZone }: Asked,
): Promise<{ statement: Statement; answer: z.output<typeof statementAnswer> }> {
  const entries = await listEntries(db, partnerId);
  const today = dayOf(now, timeZone);
  const first = entries[0]?.at ?? now;
  const months = [...monthsOver(first, now, timeZone), monthOfDay(today)].toReversed();
  const month = months.find((one) => one === asked) ?? monthOfDay(today);
  const statement = statementOf(entries, month, timeZone);
  const [offers, reasons, made] = await Promise.all([
    offersOf(db, statement),
    reasonsOf(db, partnerId),
    db
      .selectFrom('partner_statements')
      .select('made_at')
      .where('partner_id', '=', partnerId)
      .where('month', '=', month)
      .executeTakeFirst(),
  ]);
  const { opening, closing, before, last } = statement;
  const answer = {
    months,
    month,
    madeAt: made?.made_at ?? null,
    sums: sumsOn(entries, today),
    opening,
    closing,
    before,
    last,
    entries: statement.entries.map(({ changeId: _change, rate: _rate, ...entry }) => ({
      ...entry,
      offer: offers.get(entry.subject) ?? null,
      reason: reasons.get(entry.subject) ?? null,
    })),
  };
  return { statement, answer };
}

/** Finds the present names of the offers of a statement's conversions, by the conversion. */
async function offersOf(db: Kysely<Database>, { entries }: Statement): Promise<Map<string, string>> {
  const ids = entries.flatMap(({ kind, subject }) =>
    kind === 'accrued' || kind === 'reversed' ? [subject] : [],
  );
  const { rows } = await sql<{ id: string; offer: string }>`
    select id::text, coalesce((select header from offers where offers.id = offer_id limit 1), offer_id) as offer
    from conversions where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, offer }) => [id, offer]));
}

/** Finds why sums of a partner were adjusted, by the subject of the entry. */
async function reasonsOf(db: Kysely<Database>, partnerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('changes')
    .select(['id', 'note'])
    .where('kind', '=', adjustmentKind.name)
    .where('subject', '=', partnerId)
    .execute();
  return new Map(rows.map(({ id, note }) => [adjustmentSubject(id), note]));
}
