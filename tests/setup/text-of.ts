/** What is read of a piece of HTML: its words, with one space between them. */
export const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
