/**
 * Matches „n-ar”, „într-o”, „puneți-le”: „e-mail”: two short parts with a hyphen, except the noun „site-ul”; „vi se”, „i se”;
 * „200–5 000”, „8,5–9,25%”. Letters by their range: the class of all letters takes eight times as long.
 */
const TOGETHER =
  /((?<![\w\u00c0-\u024f/&-])(?!site-)(?:[\w\u00c0-\u024f]{1,12}-[\w\u00c0-\u024f]{1,9}|[mnvlț]?i se)(?![\w\u00c0-\u024f-])|\d[\d\u00a0.,]*–[\d\u00a0.,]*\d%?)/gi;

/**
 * Splits a text so that every second piece has to stay on one line: a clitic with its verb, two pronouns, a range of figures.
 * @returns one piece when there is nothing to keep together; the first piece may be empty
 */
export function splitNoBreaks(text: string): string[] {
  // Most texts have none of these characters, which is found faster than that no word matches.
  return /[-–]|i se/.test(text) ? text.split(TOGETHER) : [text];
}
