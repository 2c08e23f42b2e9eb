import { ContentError } from './content-error.ts';
import type { ContentEntry } from './read-content-files.ts';

/**
 * Looks where the links of the texts lead.
 * @param exists whether a path of this site has a page
 * @throws {ContentError} naming the file and target of each broken link within the site
 */
export function checkLinks(
  entries: readonly Pick<ContentEntry, 'file' | 'body'>[],
  exists: (path: string) => boolean,
): void {
  const problems = entries.flatMap(({ file, body }) =>
    [...new Set(body.links)]
      .filter((link) => link.startsWith('/') && !exists(new URL(link, 'http://localhost').pathname))
      .map((link) => `${file}: link to ${link}, which is no page`),
  );
  if (problems.length > 0) throw new ContentError(problems);
}
