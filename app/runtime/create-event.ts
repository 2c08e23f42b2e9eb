import { readLabels, utmNames } from '#domain/events/attribution.ts';
import { addressLimit, cleanText } from '#domain/events/clean-text.ts';
import type { TrackingEvent } from '#domain/events/event.ts';

/** What an event says of the page it happened on. */
export type EventSource = {
  /** the whole address of the page */
  href: string;
  /** the address before it; '' when there is none */
  referer: string;
  providerId: string;
  identifiers: Pick<TrackingEvent, 'session_id' | 'client_id' | 'cookieless'>;
  uuid: string;
};

// sub3 belongs to the experiment flow and sub8 to form fields: neither is a partner's to fill.
const partnerSubs = ['sub1', 'sub2', 'sub4', 'sub5', 'sub6', 'sub7'] as const;

/** An event with the whole payload of the specification, section 3. @param eventId see `eventIds` */
export function createEvent(
  eventId: number,
  { href, referer, providerId, identifiers, uuid }: EventSource,
): TrackingEvent {
  const { hostname, pathname, origin, searchParams } = new URL(href);
  // Addresses of our own pages may hold an amount and a purpose: where one came from does not need them.
  const from = referer.startsWith(`${origin}/`) ? referer.replace(/[?#].*/s, '') : referer;
  return {
    uuid,
    event_id: eventId,
    provider_id: providerId,
    ...readLabels(searchParams, partnerSubs),
    ...readLabels(searchParams, utmNames),
    ...identifiers,
    domain: hostname,
    referer: cleanText(from, addressLimit),
    path: cleanText(pathname, addressLimit),
  };
}
