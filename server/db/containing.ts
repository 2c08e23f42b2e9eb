/** The pattern of `ilike` for texts that contain a word as it was typed: signs with a meaning in patterns mean themselves. */
export function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
