import { addressLimit, cleanText } from '#domain/visits/events/clean-text.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { VisitLabels } from '#domain/visits/events/attribution.ts';

/** The page of an event, as the event describes it. */
export type EventSource = {
  /** full address of the page */
  href: string;
  /** previous address; '' if none */
  referer: string;
  /** of the country, for a visit without a partner's `pid` */
  providerId: string;
  /** source of the visit */
  labels: VisitLabels;
  /** variant of an experiment */
  flow: string | undefined;
  identifiers: Pick<TrackingEvent, 'session_id' | 'client_id' | 'cookieless'>;
  uuid: string;
};

/** Creates an event with the full payload of the specification, section 3. @param eventId see `eventIds` */
export function createEvent(
  eventId: number,
  { href, referer, providerId, labels, flow, identifiers, uuid }: EventSource,
): TrackingEvent {
  const { hostname, pathname, origin } = new URL(href);
  // sub3 belongs to the experiment and sub8 to form fields: a partner cannot set either in an event.
  const { sub3: _mark, sub8: _field, pid = providerId, ...partner } = labels;
  // Addresses of our own pages may contain an amount and a purpose: the referrer does not need them.
  const from = referer.startsWith(`${origin}/`) ? referer.replace(/[?#].*/s, '') : referer;
  return {
    uuid,
    event_id: eventId,
    provider_id: pid,
    ...partner,
    ...(flow !== undefined && { sub3: flow }),
    ...identifiers,
    domain: hostname,
    referer: cleanText(from, addressLimit),
    path: cleanText(pathname, addressLimit),
  };
}
