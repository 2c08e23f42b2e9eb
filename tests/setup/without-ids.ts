/**
 * The text without its UUIDs. One in four thousand has any four digits in it, and a test that looks for what was
 * typed must not find chance.
 */
export function withoutIds(text: string): string {
  return text.replaceAll(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '');
}
