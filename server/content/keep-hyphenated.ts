const TAG = /(<[^>]*>)/;
// A short word of two parts that nothing else is tied to: „l-ați”, „s-ar”, „dintr-o”, „e-mail”, „site-ul”.
const WORD = /(?<![\p{L}\d/&-])(?:\p{L}{1,3}-\p{L}{1,9}|\p{L}{1,9}-\p{L}{1,4})(?![\p{L}\d-])/gu;

/** HTML whose short hyphenated words do not part at the end of a line. */
export function keepHyphenated(html: string): string {
  // Every second part is a tag. Most of the others have no hyphen, which is found sooner than that no word has one.
  const parts = html.split(TAG);
  return parts
    .map((part, at) =>
      at % 2 === 1 || !part.includes('-') ? part : part.replace(WORD, '<span class="nb">$&</span>'),
    )
    .join('');
}
