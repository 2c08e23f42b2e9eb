/**
 * „n-ar”, „într-o”, „puneți-le”, two short parts tied to nothing else, but not the nouns „e-mail” and „site-ul”; „vi se”, „i se”; „200–5 000”, „8,5–9,25%”. Letters by
 * their range: a class of all there are takes eight times as long.
 */
const TOGETHER =
  /((?<![\w\u00c0-\u024f/&-])(?!e-mail|site-)(?:[\w\u00c0-\u024f]{1,12}-[\w\u00c0-\u024f]{1,9}|[mnvlț]?i se)(?![\w\u00c0-\u024f-])|\d[\d\u00a0.,]*–[\d\u00a0.,]*\d%?)/gi;

/**
 * A text in pieces, of which every second one has to stay on one line: a clitic with its verb, two pronouns, a range of figures.
 * @returns one piece when there is nothing to keep; the first piece may be empty
 */
export function splitTogether(text: string): string[] {
  // Most texts have none of the signs, which is found sooner than that no word fits.
  return /[-–]|i se/.test(text) ? text.split(TOGETHER) : [text];
}
