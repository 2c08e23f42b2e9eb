/** Ends a page or a column of a text: no label crosses it. */
export const BORDER = '\f';

/** Follows a word that was read from a picture with uncertainty; it is invisible, and folding removes it. */
export const DOUBT = '\u2063';

/** A longer text cannot be a contract. */
export const LONGEST_TEXT = 300_000;
