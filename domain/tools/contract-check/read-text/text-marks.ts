/** Ends a page or a column of a text: no label reaches beyond it. */
export const BORDER = '\f';

/** After a word that was read off a picture without certainty; nobody sees it, and folding leaves it out. */
export const DOUBT = '\u2063';

/** A longer text is more than a contract: nobody wrote so many signs to be read. */
export const LONGEST_TEXT = 300_000;
