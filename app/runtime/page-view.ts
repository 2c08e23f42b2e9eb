import { eventIds } from '#domain/visits/events/event.ts';
import { pageConfig } from './page-config.ts';
import { track } from './track.ts';

/** address of the previous page view, for navigations without a document load */
let previousHref: string | null = null;

/** Sends a page view: for each document, and for each route change once title and address are the new page's. */
export function sendPageView(): void {
  const referer = previousHref ?? document.referrer;
  previousHref = location.href;
  const tell = () => track(eventIds.pageView, {}, referer);
  const { experiment } = pageConfig();
  const form = document.querySelector<HTMLElement>('[data-reg-version]');
  Promise.all([
    // Where an experiment runs, the event names the variant shown.
    experiment && import('#app/runtime/later/take-part.ts').then((later) => later.takePart(experiment)),
    // The visit's version of a form replaces a page in another version, and is counted instead.
    form && import('#app/runtime/later/keep-reg-version.ts').then((later) => later.keepRegVersion(form)),
  ]).then(tell, tell);
}

/** Sends an event when the browser restores this page from its cache. */
export function watchRestores(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(eventIds.restoredFromCache);
  });
}
