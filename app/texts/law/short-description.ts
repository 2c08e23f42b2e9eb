const LONGEST = 160;

/** Shortens a text for search engines: whole words, at most 160 characters. */
export function shortDescription(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
