const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Every cookie that measuring may set, with its lifetime in seconds: only after the visitor agreed, and gone when the
 * visitor takes that back. Source: product specification, section 9.
 */
export const measuringCookies = {
  /** one visit: renewed by everything that is counted */
  session_id: 30 * MINUTE,
  client_id: 180 * DAY,
  /** where the visit came from; six months of 30 days */
  attribution: 180 * DAY,
  i18n_redirected: 365 * DAY,
} as const;

export type MeasuringCookie = keyof typeof measuringCookies;

/** Events that are not acknowledged yet wait under this prefix in the local storage. */
export const waitingEventPrefix = 'event:';
