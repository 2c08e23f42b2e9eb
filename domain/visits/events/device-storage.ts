const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Every cookie that measuring may set, with its lifetime in seconds: set only with consent, and deleted when the consent is
 * withdrawn. Source: product specification, section 9.
 */
export const measuringCookies = {
  /** one visit: renewed by every event */
  session_id: 30 * MINUTE,
  client_id: 180 * DAY,
  /** the source of the visit; six months of 30 days */
  attribution: 180 * DAY,
  i18n_redirected: 365 * DAY,
} as const;

export type MeasuringCookie = keyof typeof measuringCookies;

/** Prefix of unacknowledged events in the local storage. */
export const waitingEventPrefix = 'event:';
