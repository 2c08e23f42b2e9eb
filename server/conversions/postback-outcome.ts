/**
 * What became of a postback: a new or changed conversion, one that was known, one whose click is not known (yet), or
 * one that can not be read.
 */
export type PostbackOutcome = 'stored' | 'repeated' | 'unknown_click' | 'invalid';
