import { eventIds } from '#domain/events/event.ts';
import { track } from './track.ts';

/** the address of the page view before this one, for moves between pages without a document */
let previousHref: string | null = null;

/** Tells that a page is shown: each document, and each route change once its title and address are the new ones. */
export function sendPageView(): void {
  track(eventIds.pageView, {}, previousHref ?? document.referrer);
  previousHref = location.href;
}

/** Tells when the browser shows this page again as it was left. */
export function watchRestores(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(eventIds.restoredFromCache);
  });
}
