import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';

type Options = { db: Kysely<Database>; country: string; logger: Pick<Logger, 'error'> };

/** Reads how often people opened a page, from the daily statistics, without programs. */
export function createPageViews({ db, country, logger }: Options) {
  return {
    /**
     * Counts the views of a page. @param path with its slashes @returns null when nothing was counted, or the database is
     * unavailable
     */
    async count(path: string): Promise<number | null> {
      try {
        const row = await db
          .selectFrom('statistics_pages')
          .select(({ fn }) => fn.sum<string | null>('page_views').as('views'))
          .where('country', '=', country)
          .where('path', '=', path)
          .executeTakeFirst();
        return Number(row?.views ?? 0) || null;
      } catch (error) {
        // The page is shown without the count of views.
        logger.error({ err: error, path }, 'views of a page not read');
        return null;
      }
    },
  };
}
