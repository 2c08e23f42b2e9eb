import type { Logger } from 'pino';
import type { Connection } from '#server/db/database.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import type { PageStore } from './page-store.ts';

/** PostgreSQL's channel of what changed: the payload is a tag of the route table, `offers` say. */
export const CHANGES = 'page_data';

// What a page says may depend on the day: which law is in force, how old a price is.
const REFRESH_MS = 60 * 60 * 1000;

type Options = {
  connection: Connection;
  pages: Pick<PageStore, 'refresh'>;
  offers: { invalidate(): void };
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps this instance's pages in step with their data, whichever instance changed it, and with the calendar, until
 * it is disposed of.
 * @throws when the database does not answer the first time; later it is waited for
 */
export async function followChanges({
  connection,
  pages,
  offers,
  logger,
}: Options): Promise<AsyncDisposable> {
  const refresh = (tag?: string) => {
    offers.invalidate();
    pages.refresh(tag).catch((error: unknown) => logger.error({ err: error, tag }, 'pages not refreshed'));
  };
  // What was said while nobody listened is not known: everything is made again.
  const listener = await listenForNotifications({ connection, onReconnect: () => refresh() });
  // Without a tag: everything.
  await listener.listen(CHANGES, (tag) => refresh(tag === '' ? undefined : tag));
  const timer = setInterval(() => refresh(), REFRESH_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await listener.close();
    },
  };
}
