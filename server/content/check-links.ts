import { ContentError } from './content-error.ts';
import type { ContentEntry } from './read-content-files.ts';

/** Pages that texts and menus may already name and that are still being built: shown as text, not as links. */
export const plannedPaths: readonly RegExp[] = [];

/**
 * Takes links to planned pages out of the texts.
 * @param exists whether a path of this site has a page
 * @throws {ContentError} for every other link within the site that leads nowhere
 */
export function checkLinks(entries: readonly ContentEntry[], exists: (path: string) => boolean): void {
  const problems: string[] = [];
  for (const { file, body } of entries) {
    for (const link of new Set(body.links)) {
      if (!link.startsWith('/')) continue;
      const { pathname } = new URL(link, 'http://localhost');
      if (exists(pathname)) continue;
      if (plannedPaths.some((path) => path.test(pathname))) body.html = withoutLink(body.html, link);
      else problems.push(`${file}: link to ${link}, which is no page`);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

function withoutLink(html: string, link: string): string {
  const href = link.replaceAll('&', '&amp;').replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return html.replace(new RegExp(`<a href="${href}">(.*?)</a>`, 'gs'), '$1');
}
