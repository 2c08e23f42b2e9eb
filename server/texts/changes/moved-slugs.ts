import { slugInText } from './slug-in-text.ts';

/**
 * Finds where former slugs lead.
 * @param left slugs, and the file whose address led away from them
 * @param textOf present text of a file
 */
export function movedSlugs(
  left: readonly { slug: string; file: string }[],
  textOf: (file: string) => string | null | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    left.flatMap(({ slug, file }) => {
      const present = slugInText(textOf(file) ?? '');
      return present !== undefined && present !== slug ? [[slug, present] as const] : [];
    }),
  );
}
