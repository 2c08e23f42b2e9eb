const LONGEST = 160;

/** A text for search engines: whole words, at most 160 letters. */
export function shortDescription(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
