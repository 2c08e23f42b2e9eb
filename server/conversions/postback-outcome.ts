/**
 * What became of a postback: a new or changed conversion, one that was known, one whose amount waits for a person, one whose click is not
 * known (yet), or one that can not be read.
 */
export type PostbackOutcome = 'stored' | 'repeated' | 'unconfirmed' | 'unknown_click' | 'invalid';
