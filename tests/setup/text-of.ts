/** The words a reader sees in a piece of HTML, with one space between them; marks that keep words on one line part nothing. */
export const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:text-run|no-break)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
