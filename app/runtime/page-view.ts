import { eventIds } from '#domain/events/event.ts';
import { createEvent } from './create-event.ts';
import { identifiers, newUuid } from './identifiers.ts';
import { pageConfig } from './page-config.ts';
import { sendEvent, type SendResult } from './send-event.ts';

/** the address of the page view before this one, for moves between pages without a document */
let previousHref: string | null = null;

/** Tells that a page is shown: each document, and each route change once its title and address are the new ones. */
export function sendPageView(): Promise<SendResult> {
  const referer = previousHref ?? document.referrer;
  previousHref = location.href;
  return send(eventIds.pageView, referer);
}

/** Sends the page views that documents make by themselves. */
export function watchPageViews(): void {
  // A page that the browser rendered ahead may never be seen.
  const page: Document & { prerendering?: boolean } = document;
  if (page.prerendering)
    page.addEventListener('prerenderingchange', () => void sendPageView(), { once: true });
  else void sendPageView();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void send(eventIds.restoredFromCache, document.referrer);
  });
}

function send(eventId: number, referer: string): Promise<SendResult> {
  const config = pageConfig();
  const { href, hostname } = location;
  const event = createEvent(eventId, {
    href,
    referer,
    providerId: config.providerId,
    identifiers,
    uuid: newUuid(),
  });
  return sendEvent(event, config, {
    hostname,
    fetch: (address, init) => fetch(address, init),
    log: console.info,
  });
}
