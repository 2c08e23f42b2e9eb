/** Longest label of an event or a click, in UTF-16 units. */
export const textLimit = 255;
/** Longest path or referring address kept, in UTF-16 units. */
export const addressLimit = 2048;

/**
 * Text that every store takes: at most `limit` UTF-16 units, without control characters and without halves of
 * surrogate pairs. PostgreSQL refuses U+0000, and a cut through an emoji leaves a half that JSON readers refuse.
 */
export function cleanText(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\p{Cc}\p{Cs}]/gu, '');
}
