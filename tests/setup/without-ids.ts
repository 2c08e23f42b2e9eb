/**
 * Removes UUIDs from a text. One in four thousand contains any given four digits, and a test that looks for typed values must not
 * find chance.
 */
export function withoutIds(text: string): string {
  return text.replaceAll(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '');
}
