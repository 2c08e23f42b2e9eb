import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/tables.ts';

type Options = { db: Kysely<Database>; country: string; logger: Pick<Logger, 'error'> };

/** How often people opened a page, as the statistics have counted it, day by day; programs are not people. */
export function createPageViews({ db, country, logger }: Options) {
  return {
    /** @param path with its slashes @returns null when nothing was counted, or nobody can say now */
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
        // Without the count of views the page is shown all the same.
        logger.error({ err: error, path }, 'views of a page not read');
        return null;
      }
    },
  };
}
