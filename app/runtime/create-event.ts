import { addressLimit, cleanText } from '#domain/visits/events/clean-text.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { VisitLabels } from '#domain/visits/events/attribution.ts';

/** What an event says of the page it happened on. */
export type EventSource = {
  /** the whole address of the page */
  href: string;
  /** the address before it; '' when there is none */
  referer: string;
  providerId: string;
  /** where the visit comes from */
  labels: VisitLabels;
  /** the variant of an experiment */
  flow: string | undefined;
  identifiers: Pick<TrackingEvent, 'session_id' | 'client_id' | 'cookieless'>;
  uuid: string;
};

/** An event with the whole payload of the specification, section 3. @param eventId see `eventIds` */
export function createEvent(
  eventId: number,
  { href, referer, providerId, labels, flow, identifiers, uuid }: EventSource,
): TrackingEvent {
  const { hostname, pathname, origin } = new URL(href);
  // sub3 belongs to the experiment flow and sub8 to form fields: in an event neither is a partner's to fill.
  const { sub3: _mark, sub8: _field, ...partner } = labels;
  // Addresses of our own pages may hold an amount and a purpose: where one came from does not need them.
  const from = referer.startsWith(`${origin}/`) ? referer.replace(/[?#].*/s, '') : referer;
  return {
    uuid,
    event_id: eventId,
    provider_id: providerId,
    ...partner,
    ...(flow !== undefined && { sub3: flow }),
    ...identifiers,
    domain: hostname,
    referer: cleanText(from, addressLimit),
    path: cleanText(pathname, addressLimit),
  };
}
