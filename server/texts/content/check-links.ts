import { ContentError } from './content-error.ts';
import type { DataPage } from './data-page.ts';
import type { ContentEntry } from './read-content-files.ts';

type Texts = {
  entries: readonly Pick<ContentEntry, 'file' | 'body'>[];
  dataPages: readonly Pick<DataPage, 'file' | 'path'>[];
};

/**
 * Checks the targets of all links in texts, and that the pages named by data files exist.
 * @param exists whether a path of this site has a page
 * @throws {ContentError} naming the file and target of each broken link within the site
 */
export function checkLinks({ entries, dataPages }: Texts, exists: (path: string) => boolean): void {
  const homeless = dataPages
    .filter(({ path }) => !exists(path))
    .map(({ file, path }) => `${file}: page.path: ${path} is no page`);
  const deadLinks = entries.flatMap(({ file, body }) =>
    [...new Set(body.links)]
      .filter((link) => link.startsWith('/') && !exists(new URL(link, 'http://localhost').pathname))
      .map((link) => `${file}: link to ${link}, which is no page`),
  );
  const problems = [...homeless, ...deadLinks];
  if (problems.length > 0) throw new ContentError(problems);
}
