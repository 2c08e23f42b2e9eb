import { randomUUID } from 'node:crypto';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { ReceivedEvent } from '#server/visits/events/event-sink.ts';

/** Builds a page view as the runtime sends it; each call has a uuid of its own. */
export function newEvent(overrides: Partial<TrackingEvent> = {}): TrackingEvent {
  return {
    uuid: randomUUID(),
    event_id: 5,
    provider_id: 'ro-1',
    utm_source: 'google',
    session_id: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    client_id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    domain: 'imprumutclar.ro',
    referer: 'https://www.google.com/',
    path: '/offers/',
    cookieless: true,
    ...overrides,
  };
}

/** Builds the same event as it reaches a sink. */
export function newReceivedEvent(overrides: Partial<ReceivedEvent> = {}): ReceivedEvent {
  const receivedAt = new Date('2026-11-21T10:00:00Z');
  return { ...newEvent(), receivedAt, country: 'RO', isBot: false, ...overrides };
}
