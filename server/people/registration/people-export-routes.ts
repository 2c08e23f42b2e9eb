import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addDays, dayOf, startOfDay } from '#domain/base/days/iso-day.ts';
import { parseTypedDay } from '#domain/base/text/parse-day.ts';
import { peopleExportAnswer } from '#domain/answers/office/people.ts';
import { type CsvCell, writeSpreadsheetCsv } from '#server/shared/csv/write-csv.ts';
import { officerOf } from '#server/office/office-plugin.ts';
import { noteInAuditLog } from '#server/shared/changes/audit-log.ts';
import { refuse } from '#server/office/office-error.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import type { Database } from '#server/db/tables.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { consentFor } from '#server/people/unsubscribe/topic-stops.ts';

const MOST_ROWS = 20_000;
const lists = ['messages', 'registrations', 'subscriptions'] as const;
type List = (typeof lists)[number];

const daySchema = z
  .string()
  .default('')
  .transform((typed, context) => {
    const day = typed.trim() === '' ? '' : parseTypedDay(typed);
    if (day === null) context.addIssue({ code: 'custom', message: 'Scrieți ziua ca 22.11.2026.' });
    return day ?? '';
  });
const bodySchema = z
  .object({
    purpose: z
      .string()
      .trim()
      .min(10, 'Scrieți pentru ce este fișierul, în cel puțin 10 caractere: rămâne în jurnal.')
      .max(500, 'Cel mult 500 de caractere.'),
    from: daySchema,
    to: daySchema,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Sfârșitul este înaintea începutului.',
  });

/** Exports people's data to a file, for a purpose that the log records. POST, since it leaves a trace. */
export const peopleExportRoutes: FastifyPluginAsyncZod<
  OfficeServices & { suppressions: Suppressions }
> = async (app, { db, suppressions, country, now }) => {
  app.post(
    '/api/admin/people-export/:list',
    {
      config: { access: [] },
      schema: {
        params: z.object({ list: z.enum(lists) }),
        body: bodySchema,
        response: { 200: peopleExportAnswer },
      },
    },
    async (request, reply) => {
      const { list } = request.params;
      const { purpose, from, to } = request.body;
      const found = await read[list](db, { from, to, timeZone: country.timeZone });
      if (found.length > MOST_ROWS) {
        return refuse(reply, 409, 'too-many', 'Sunt prea multe rânduri. Alegeți o perioadă mai scurtă.');
      }
      const by = officerOf(request);
      await noteInAuditLog(db, {
        by,
        at: now(),
        action: 'people.exported',
        subject: { kind: 'people', id: list },
        after: { purpose, from, to, count: found.length },
      });
      const csv = await toCsv(found, suppressions, db);
      return { file: `${list}-${dayOf(now(), country.timeZone)}.csv`, csv, count: found.length };
    },
  );
};

type Row = { email: string; phone: string | null } & Record<string, CsvCell | Date>;
type Period = { from: string; to: string; timeZone: string };

const read: Readonly<Record<List, (db: Kysely<Database>, period: Period) => Promise<Row[]>>> = {
  messages: (db, period) =>
    db
      .selectFrom('contact_messages')
      .select(['reference', 'created_at', 'name', 'email', 'phone', 'status', 'message'])
      .where(within('created_at', period))
      .orderBy('created_at')
      .limit(MOST_ROWS + 1)
      .execute(),
  registrations: (db, period) =>
    db
      .selectFrom('registrations')
      .select([
        'reference',
        'created_at',
        'name',
        'email',
        'phone',
        'amount_lei',
        'term_count',
        'term_unit',
        'email_offers_at',
        'phone_offers_at',
      ])
      .where(within('created_at', period))
      .orderBy('created_at')
      .limit(MOST_ROWS + 1)
      .execute(),
  subscriptions: (db, period) =>
    db
      .selectFrom('subscriptions')
      .select(['email', 'requested_at', 'confirmed_at'])
      .select([consentFor('oferte').as('offers_at'), consentFor('articole').as('articles_at')])
      .select(sql<null>`null`.as('phone'))
      .where(within('requested_at', period))
      .orderBy('requested_at')
      .limit(MOST_ROWS + 1)
      .execute(),
};

/** Whole local days of the country, whatever the server's time zone. */
function within(column: 'created_at' | 'requested_at', { from, to, timeZone }: Period) {
  const moment = sql.ref(column);
  const after = from === '' ? sql`true` : sql`${moment} >= ${startOfDay(from, timeZone)}`;
  const before = to === '' ? sql`true` : sql`${moment} < ${startOfDay(addDays(to, 1), timeZone)}`;
  return sql<boolean>`${after} and ${before}`;
}

/** Writes the columns of the database, and whether the person wants no messages. */
async function toCsv(
  rows: readonly Row[],
  suppressions: Suppressions,
  db: Kysely<Database>,
): Promise<string> {
  const unwanted = await suppressions.among(
    db,
    rows.map(({ email, phone }) => ({ email, phone: phone ?? undefined })),
  );
  const columns = Object.keys(rows[0] ?? {});
  return writeSpreadsheetCsv([
    [...columns, 'no_messages'],
    ...rows.map((row, index) => [
      ...columns.map((column) => toCell(row[column] ?? null)),
      unwanted[index] ? 'da' : 'nu',
    ]),
  ]);
}

function toCell(value: CsvCell | Date): CsvCell {
  return value instanceof Date ? value.toISOString() : value;
}
