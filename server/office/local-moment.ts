import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/db/tables.ts';

/** A moment in the country's local time, as a field of date and time sends it. */
export const localMomentSchema = z.iso
  .datetime({ local: true, message: 'Scrieți ziua și ora.', abort: true })
  // A year still being typed is 0002; PostgreSQL has no year 0.
  .refine((text) => text >= '2020', 'Scrieți anul cu patru cifre.');

/** Converts a local moment. The database knows when the clocks of a zone change. */
export async function readLocalMoment(db: Kysely<Database>, local: string, timeZone: string): Promise<Date> {
  const { moment } = await db
    .selectNoFrom(sql<Date>`${local}::timestamp at time zone ${timeZone}`.as('moment'))
    .executeTakeFirstOrThrow();
  return moment;
}
