import type { Author } from '#domain/texts/schemas/authors-schema.ts';
import type { DataPage } from './data-page.ts';
import { ContentError } from './content-error.ts';
import type { ContentEntry } from './read-content-files.ts';

/**
 * Checks what no single file shows: repeated slugs, unknown authors and missing related pages.
 * @throws {ContentError} with a line for each problem
 */
export function checkContent(
  entries: readonly (ContentEntry | DataPage)[],
  authors: readonly Author[],
): void {
  const bySlug = Map.groupBy(entries, (entry) => entry.slug);
  const known = new Set(authors.map(({ id }) => id));
  const problems = [...bySlug.values()]
    .filter((same) => same.length > 1)
    .map((same) => `${same.map(({ file }) => file).join(', ')}: slug: used twice`);
  for (const entry of entries) {
    if ('author' in entry && !known.has(entry.author)) {
      problems.push(`${entry.file}: author: no author ${entry.author}`);
    }
    if ('related' in entry) {
      for (const slug of entry.related) {
        if (!bySlug.has(slug)) problems.push(`${entry.file}: related: no page ${slug}`);
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}
