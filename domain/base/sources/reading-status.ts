/**
 * How an act was read. `own`: its own text, in the current form as far as known. `older-form`: its own text in an older form, so
 * that later changes may be missing. `second-hand`: through another author's account of it.
 */
export const readingStatuses = ['own', 'older-form', 'second-hand'] as const;

export type ReadingStatus = (typeof readingStatuses)[number];

/** Status beside an article, in a visitor's words. */
export const statusWords: Readonly<Record<ReadingStatus, string>> = {
  own: 'citit în textul actului',
  'older-form': 'citit într-o formă mai veche a actului',
  'second-hand': 'aflat de la alții, textul nu l-am citit',
};
