/** Event ids. 5 and 27 are of the specification, section 9; those from 1001 are our own. */
export const eventIds = {
  /** also what happens in the fields of a form: those carry sub7 and sub8, a page view carries neither sub8 */
  pageView: 5,
  restoredFromCache: 27,
} as const;

/** The payload of POST /api/event (specification, section 3), with the uuid that makes a repeat harmless. */
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
  /** path of the page, without the origin */
  path: string;
  /** true when the ids live only in memory, because nothing may be stored yet */
  cookieless: boolean;
};
