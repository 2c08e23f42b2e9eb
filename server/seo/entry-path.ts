import { lenderPath } from '#domain/lenders/lender-path.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';

/** Where the page of a content file is: lenders below their loan type, everything else at the root of the site. */
export function entryPath({ type, slug }: Pick<ContentEntry, 'type' | 'slug'>): string {
  return type === 'lender' ? lenderPath(slug) : `/${slug}/`;
}
