import { HOUR_MS } from '#domain/base/days/hour-ms.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { OwnInstance } from '#server/texts/instances/own-instance.ts';
import { offersVersion } from '#server/texts/instances/version-of.ts';
import type { Following } from './follow-kept.ts';
import type { PageStore } from './page-store.ts';

// What no message announces, such as a restored database, is on the pages within the hour.
const REFRESH_MS = HOUR_MS;
// Pages depend on the day: the law in force, the age of a price, the days to a holiday.
const LOOK_AT_DAY_MS = 15_000;
const FIRST_REPEAT_MS = 500;
const LONGEST_REPEAT_MS = 2_000;

type Options = {
  pages: Pick<PageStore, 'refresh' | 'improve'>;
  offers: { invalidate(): void; load(): Promise<OfferList>; loadAll(): Promise<OfferList[]> };
  /** called after the offers were read again, before pages are made from them */
  onOffers?: () => void;
  /** milliseconds between two polls of another host's offers, whose changes are not announced; undefined: no polling */
  lookAtOffersEveryMs?: number | undefined;
  instance: Pick<OwnInstance, 'servesOffers'>;
  /** today in the country's time zone */
  today: () => IsoDay;
  logger: Pick<Logger, 'error'>;
};

/**
 * Keeps this instance's pages up to date with their data, whichever instance changed them, and with the calendar. A message is a tag
 * of the route table; an empty one means every page.
 */
export function followChanges({
  pages,
  offers,
  onOffers,
  lookAtOffersEveryMs,
  instance,
  today,
  logger,
}: Options): Following {
  let newest: object | undefined;
  let isClosed = false;

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
      if (list.isOutage) await followOnceRead(round);
    } else await pages.refresh(tag);
    await pages.improve();
  }

  /** Follows the offers as soon as they can be read, since their change is not announced twice. A later round does it too. */
  async function followOnceRead(round: object): Promise<void> {
    for (let pauseMs = FIRST_REPEAT_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_REPEAT_MS)) {
      await pause(pauseMs, undefined, { ref: false });
      if (round !== newest || isClosed) return;
      offers.invalidate();
      if (!(await offers.load()).isOutage) return await follow('offers');
    }
  }

  const refresh = (tag?: string) => {
    follow(tag).catch((error: unknown) => logger.error({ err: error, tag }, 'pages not refreshed'));
  };
  let day = today();
  function lookAtDay() {
    if (day === today()) return;
    day = today();
    refresh();
  }
  const timers = [setInterval(() => refresh(), REFRESH_MS), setInterval(lookAtDay, LOOK_AT_DAY_MS)];
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
    onMessage: (tag) => refresh(tag === '' ? undefined : tag),
    async [Symbol.asyncDispose]() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
