import type { Logger } from 'pino';
import type { OfferList } from '#domain/offers/offer.ts';
import type { OwnInstance } from '#server/texts/instances/own-instance.ts';
import { offersVersion } from '#server/texts/instances/version-of.ts';
import { listenForNotifications } from '#server/db/notify.ts';
import { CHANGES } from '#server/db/changes.ts';
import type { PageStore } from './page-store.ts';

// Pages depend on the day: the law in force, the age of a price.
const REFRESH_MS = 60 * 60 * 1000;

type Options = Pick<Parameters<typeof listenForNotifications>[0], 'connection' | 'look'> & {
  pages: Pick<PageStore, 'refresh' | 'improve'>;
  offers: { invalidate(): void; load(): Promise<OfferList>; loadAll(): Promise<OfferList[]> };
  /** called after the offers were read again, before pages are made from them */
  onOffers?: () => void;
  /** milliseconds between two polls of another host's offers, whose changes are not announced; undefined: no polling */
  lookAtOffersEveryMs?: number | undefined;
  instance: Pick<OwnInstance, 'servesOffers'>;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps this instance's pages up to date with their data, whichever instance changed them, and with the calendar, until disposed
 * of.
 * @throws when the database does not answer the first time; later failures are waited out
 */
export async function followChanges({
  connection,
  look,
  pages,
  offers,
  onOffers,
  lookAtOffersEveryMs,
  instance,
  logger,
}: Options): Promise<AsyncDisposable> {
  let newest: object | undefined;
  async function follow(tag?: string) {
    offers.invalidate();
    if (tag === undefined || tag === 'offers') {
      const round = {};
      newest = round;
      // The version of the offers is read before the pages are made, which are then at least as new.
      const list = await offers.load();
      onOffers?.();
      await pages.refresh(tag);
      // A later round reports its own version.
      if (round === newest) await instance.servesOffers(list);
    } else await pages.refresh(tag);
    await pages.improve();
  }
  const refresh = (tag?: string) => {
    follow(tag).catch((error: unknown) => logger.error({ err: error, tag }, 'pages not refreshed'));
  };
  // Notifications sent while the connection was lost are gone, so all pages are made again.
  const listener = await listenForNotifications({ connection, look, onReconnect: () => refresh() });
  // A notification without a tag means every page.
  await listener.listen(CHANGES, (tag) => refresh(tag === '' ? undefined : tag));
  const timers = [setInterval(() => refresh(), REFRESH_MS)];
  let seen: string | undefined;
  async function lookAtOffers() {
    const versions = (await offers.loadAll()).map(offersVersion);
    // A list that cannot be read counts as unchanged.
    if (versions.includes(null) || seen === versions.join()) return;
    seen = versions.join();
    refresh('offers');
  }
  if (lookAtOffersEveryMs !== undefined) {
    timers.push(setInterval(() => void lookAtOffers(), lookAtOffersEveryMs));
  }
  return {
    async [Symbol.asyncDispose]() {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
    },
  };
}
