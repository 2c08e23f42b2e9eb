/** Longest label of an event or a click, in UTF-16 units. */
export const textLimit = 255;
/** Longest path or referring address kept, in UTF-16 units. */
export const addressLimit = 2048;

/**
 * Cleans a text for every store: at most `limit` UTF-16 units, without control characters and unpaired surrogates. PostgreSQL
 * refuses U+0000, and a cut through an emoji leaves an unpaired surrogate that JSON readers refuse.
 */
export function cleanText(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\p{Cc}\p{Cs}]/gu, '');
}
