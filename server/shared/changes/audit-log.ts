import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AuditRecord } from '#domain/answers/office/audit.ts';
import { addDays, startOfDay } from '#domain/base/days/iso-day.ts';
import type { Database } from '#server/db/tables.ts';

/** Author of a change: a colleague, or the program and its commands (no id). */
export type Author = { id: string | null; name: string };

export type AuditEntry = {
  by: Author;
  at: Date;
  /** a verb of the subject: „offer.approved”, „user.roles-changed”; Romanian in app/office/audit/action-names.ts */
  action: string;
  subject: { kind: string; id: string };
  /** the changed values before and after; no secrets, and no more personal data than the change needs */
  before?: unknown;
  after?: unknown;
};

/** Writes an entry in the transaction of the change itself, so that neither exists without the other. */
export async function addToAuditLog(db: Transaction<Database>, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(toRow(entry)).execute();
}

/** Writes an entry about an act without a change of ours: a sign-in, an export, a lock. */
export async function noteInAuditLog(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await db.insertInto('audit_log').values(toRow(entry)).execute();
}

export type AuditFilter = {
  action: string | undefined;
  userName: string | undefined;
  subjectKind: string | undefined;
  subjectId: string | undefined;
  /** whole days of the country, whatever the server's time zone: yyyy-mm-dd */
  from: string | undefined;
  to: string | undefined;
  timeZone: string;
};

/** The stored copy of a source, and the proposal it belongs to: one press, so one row. */
const KEPT_COPY = 'evidence-file.kept';
const ONE_PRESS = sql<Date>`audit_log.at + interval '5 seconds'`;

/**
 * Lists one page of the log, newest first, and counts all entries of the filter. A copy that was stored together with a proposal is
 * no row of its own, unless copies are requested.
 */
export async function listAuditLog(
  db: Kysely<Database>,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ records: AuditRecord[]; names: Record<string, string>; total: number }> {
  let found = db.selectFrom('audit_log');
  if (filter.action !== KEPT_COPY && filter.subjectKind !== 'evidence-file') {
    found = found.where((eb) =>
      eb.not(
        eb.and([
          eb('action', '=', KEPT_COPY),
          eb.exists(
            eb
              .selectFrom('audit_log as proposal')
              .select('proposal.id')
              .whereRef('proposal.user_id', '=', 'audit_log.user_id')
              .whereRef('proposal.id', '>', 'audit_log.id')
              .where('proposal.at', '<', ONE_PRESS)
              .where('proposal.action', 'in', ['evidence.proposed', 'transparency.proposed']),
          ),
        ]),
      ),
    );
  }
  if (filter.action) found = found.where('action', '=', filter.action);
  if (filter.userName) found = found.where('user_name', '=', filter.userName);
  if (filter.subjectKind) found = found.where('subject_kind', '=', filter.subjectKind);
  if (filter.subjectId) found = found.where('subject_id', '=', filter.subjectId);
  if (filter.from) found = found.where('at', '>=', startOfDay(filter.from, filter.timeZone));
  if (filter.to) found = found.where('at', '<', startOfDay(addDays(filter.to, 1), filter.timeZone));

  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    total,
    names: await namesIn(db, rows),
    records: rows.map((row) => ({
      id: row.id,
      at: row.at,
      userName: row.user_name,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      before: row.before,
      after: row.after,
    })),
  };
}

/** Finds the names of the accounts and lenders whose ids are in entries: as their subject, or as a value. */
async function namesIn(db: Kysely<Database>, rows: readonly Selectable<Database['audit_log']>[]) {
  const ids = [
    ...new Set(rows.flatMap(({ subject_id, before, after }) => [subject_id, ...textsIn([before, after])])),
  ];
  if (ids.length === 0) return {};
  const [accounts, offers] = await Promise.all([
    db.selectFrom('office_users').select(['id', 'name']).where('id', 'in', ids).execute(),
    db
      .selectFrom('offers')
      .select(['slug', 'id', 'header as name'])
      .where((eb) => eb.or([eb('slug', 'in', ids), eb('id', 'in', ids)]))
      .execute(),
  ]);
  return Object.fromEntries([
    ...offers.flatMap(({ slug, id, name }) => [
      [slug, name],
      [id, name],
    ]),
    ...accounts.map(({ id, name }) => [id, name]),
  ]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function toRow({ by, at, action, subject, before, after }: AuditEntry) {
  return {
    at,
    user_id: by.id,
    user_name: by.name,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: toJson(before),
    after: toJson(after),
  };
}

// PostgreSQL would take a list for one of its arrays.
function toJson(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
