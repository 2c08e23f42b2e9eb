import type { Content } from '#server/content/content.ts';
import { entryPath } from './entry-path.ts';

type Dated = { updated: string };

/**
 * When the text of a page last changed, yyyy-mm-dd, by path: for pages of content the date their editors wrote, for
 * lists of articles that of the newest change among them. Pages that are not in it are made by the program.
 */
export function lastChanges(
  content: Pick<Content, 'entries' | 'articles' | 'tags' | 'authors'>,
): ReadonlyMap<string, string> {
  const { entries, articles, tags, authors } = content;
  const lists: [path: string, articles: readonly Dated[]][] = [
    ['/blog/', articles],
    ...tags.map(({ slug }): [string, Dated[]] => [
      `/blog/${slug}/`,
      articles.filter((article) => article.tags.includes(slug)),
    ]),
    ...authors.map(({ id }): [string, Dated[]] => [
      `/autor/${id}/`,
      articles.filter(({ author }) => author === id),
    ]),
  ];
  return new Map([
    ...entries.map((entry): [string, string] => [entryPath(entry), entry.updated]),
    ...lists.flatMap(([path, listed]): [string, string][] => {
      const newest = newestChange(listed);
      return newest === undefined ? [] : [[path, newest]];
    }),
  ]);
}

/** @returns undefined for no entries */
export function newestChange(entries: readonly Dated[]): string | undefined {
  return entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
}
