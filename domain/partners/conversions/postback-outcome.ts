/**
 * Outcome of a postback: a new or changed conversion, a known one, one whose amount waits for a person, one whose click is unknown
 * (so far), or an unreadable one.
 */
export type PostbackOutcome = 'stored' | 'repeated' | 'unconfirmed' | 'unknown_click' | 'invalid';
