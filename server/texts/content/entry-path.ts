import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import type { ContentEntry } from './read-content-files.ts';

/** Returns the path of a content file's page: lenders below their loan type, all others at the root of the site. */
export function entryPath({ type, slug }: Pick<ContentEntry, 'type' | 'slug'>): string {
  return type === 'lender' ? lenderPath(slug) : `/${slug}/`;
}
