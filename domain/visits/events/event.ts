/** Event ids. 5 and 27 are from the specification, section 9; those from 1001 are our own. */
export const eventIds = {
  /** a page view has no sub8; a form field's event has one, and a `fieldEvents` word in sub7 */
  pageView: 5,
  restoredFromCache: 27,
  /** speed of a document, see app/runtime/later/web-vitals.ts */
  webVitals: 1001,
  /** an experiment has drawn a variant for a visitor: sub3 */
  exposure: 1002,
  /** offers came into view: docs/decisions/045-offers-in-sight.md */
  seenOffers: 1003,
} as const;

/** Values of sub7 in a field event; sub6 names the form, sub8 is the field's index in it, from 0. */
const fieldEvents = ['fieldFocus', 'fieldFilled', 'fieldInvalid'] as const;
export type FieldEvent = (typeof fieldEvents)[number];

/** Payload of POST /api/event (specification, section 3), with the uuid that makes a repeat harmless. */
export type TrackingEvent = {
  /** made by the client, UUID v4; a second event with the same uuid is acknowledged and not stored */
  uuid: string;
  event_id: number;
  provider_id: string;
  sub1?: string;
  sub2?: string;
  /** carries the experiment flow */
  sub3?: string;
  sub4?: string;
  sub5?: string;
  sub6?: string;
  sub7?: string;
  /** index of the form field for fieldFocus, fieldFilled, fieldInvalid */
  sub8?: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_content?: string;
  utm_term?: string;
  session_id: string;
  client_id: string;
  domain: string;
  referer: string;
  /** path of the page, without the origin; '' if the sender gave none */
  path: string;
  /** true when the ids exist only in memory, because nothing may be stored yet */
  cookieless: boolean;
};
