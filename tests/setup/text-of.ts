/** Returns the words of a piece of HTML as a reader sees them, with one space between them; tags that keep words on one line separate nothing. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:text-run|no-break)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
