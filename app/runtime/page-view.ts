import { eventIds } from '#domain/visits/events/event.ts';
import { pageConfig } from './page-config.ts';
import { track } from './track.ts';

/** the address of the page view before this one, for moves between pages without a document */
let previousHref: string | null = null;

/** Tells that a page is shown: each document, and each route change once its title and address are the new ones. */
export function sendPageView(): void {
  const referer = previousHref ?? document.referrer;
  previousHref = location.href;
  const tell = () => track(eventIds.pageView, {}, referer);
  const { experiment } = pageConfig();
  const form = document.querySelector<HTMLElement>('[data-reg-version]');
  Promise.all([
    // Where an experiment runs, the event says which variant is shown.
    experiment && import('#app/runtime/later/take-part.ts').then((later) => later.takePart(experiment)),
    // A form in another version than the visit's gives way to that one, which counts instead.
    form && import('#app/runtime/later/keep-reg-version.ts').then((later) => later.keepRegVersion(form)),
  ]).then(tell, tell);
}

/** Tells when the browser shows this page again as it was left. */
export function watchRestores(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) track(eventIds.restoredFromCache);
  });
}
