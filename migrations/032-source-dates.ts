import { type Kysely, sql } from 'kysely';

/**
 * Splits the one date of a source into two: its own (`date`) and our reading (`readAt`). For an undated page the old field held
 * the month of reading, and reading began in September 2026: later dates count as readings, since a page must never seem newer
 * than it is. Current and proposed offers have the same format, so both are converted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function pg_temp.with_two_dates(node jsonb) returns jsonb strict language plpgsql as $$
    begin
      if jsonb_typeof(node) = 'array' then
        return (select coalesce(jsonb_agg(pg_temp.with_two_dates(item) order by place), '[]')
                from jsonb_array_elements(node) with ordinality as list(item, place));
      elsif jsonb_typeof(node) <> 'object' then
        return node;
      elsif node ?& array['name', 'url', 'date'] and not node ? 'readAt' then
        return node || case
          when node ->> 'date' >= '2026-09' then jsonb_build_object('date', null, 'readAt', node -> 'date')
          else jsonb_build_object('readAt', null)
        end;
      end if;
      return (select coalesce(jsonb_object_agg(key, pg_temp.with_two_dates(value)), '{}') from jsonb_each(node));
    end $$`.execute(db);
  await sql`update offers set figures = pg_temp.with_two_dates(figures)`.execute(db);
  await sql`
    update offer_changes
    set before = pg_temp.with_two_dates(before), after = pg_temp.with_two_dates(after)`.execute(db);
  await sql`drop function pg_temp.with_two_dates(jsonb)`.execute(db);
}
