/** Builds the `ilike` pattern for texts that contain a typed word; special characters of patterns are escaped. */
export function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
