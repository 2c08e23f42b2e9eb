import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { visitLabels } from './attribution.ts';
import { createEvent } from './create-event.ts';
import { createEventQueue } from './event-queue.ts';
import { eventStore } from './event-store.ts';
import { identifiers, newUuid } from './identifiers.ts';
import { pageConfig } from './page-config.ts';
import { sendEvent } from './send-event.ts';
import { testFlow } from './test-flow.ts';

/** Queue of this page's events, including those that earlier pages could not send. */
export const events = createEventQueue({
  store: eventStore,
  send: (event) =>
    sendEvent(event, pageConfig(), {
      hostname: location.hostname,
      fetch: (address, init) => fetch(address, init),
      log: console.info,
    }),
});

/**
 * Sends an event of this page.
 * @param eventId see `eventIds`
 * @param details further fields of the payload
 */
export function track(
  eventId: number,
  details: Partial<TrackingEvent> = {},
  referer = document.referrer,
): void {
  // Labels are read before the ids: reading the ids starts the session, which tells the labels whether the visit is new.
  const labels = visitLabels();
  const event = createEvent(eventId, {
    href: location.href,
    referer,
    providerId: pageConfig().providerId,
    labels,
    flow: testFlow(),
    identifiers: identifiers(),
    uuid: newUuid(),
  });
  events.add({ ...event, ...details });
}

/** Sends waiting events when the page is hidden or left, and resumes when it becomes visible again. */
export function watchLeaving(): void {
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? events.flush() : void events.run(),
  );
  addEventListener('pagehide', () => events.flush());
}
