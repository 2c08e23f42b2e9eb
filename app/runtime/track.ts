import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { visitLabels } from './attribution.ts';
import { createEvent } from './create-event.ts';
import { createEventQueue } from './event-queue.ts';
import { eventStore } from './event-store.ts';
import { identifiers, newUuid } from './identifiers.ts';
import { pageConfig } from './page-config.ts';
import { sendEvent } from './send-event.ts';
import { testFlow } from './test-flow.ts';

/** The events of this page on their way, and what earlier pages could not send. */
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
 * Tells what happened on this page.
 * @param eventId see `eventIds`
 * @param details further fields of the payload
 */
export function track(
  eventId: number,
  details: Partial<TrackingEvent> = {},
  referer = document.referrer,
): void {
  // Labels are read before the ids: making ids begins the session by which labels tell whether the visit is new.
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

/** Sends what waits when the page is hidden or left, and goes on when it is looked at again. */
export function watchLeaving(): void {
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? events.flush() : void events.run(),
  );
  addEventListener('pagehide', () => events.flush());
}
