/** A change of a text, in words for readers; `on` is yyyy-mm-dd. */
export type PublicCorrection = { on: string; words: string };
