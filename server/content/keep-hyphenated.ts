// A tag, or a short word of two parts that nothing else is tied to: „l-ați”, „s-ar”, „dintr-o”, „e-mail”, „site-ul”.
const TAG_OR_WORD =
  /<[^>]*>|(?<![\p{L}\d/&-])(?:\p{L}{1,3}-\p{L}{1,9}|\p{L}{1,9}-\p{L}{1,4})(?![\p{L}\d-])/gu;

/** HTML whose short hyphenated words do not part at the end of a line. */
export function keepHyphenated(html: string): string {
  return html.replace(TAG_OR_WORD, (found) =>
    found.startsWith('<') ? found : `<span class="nb">${found}</span>`,
  );
}
