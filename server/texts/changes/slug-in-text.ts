/** Reads the slug that a text declares in its frontmatter; undefined where it declares none. */
export function slugInText(text: string): string | undefined {
  const [, frontmatter = ''] = /^---\n([^]*?)\n---\n/.exec(text) ?? [];
  return /^slug: *['"]?([a-z0-9-]+)['"]? *$/m.exec(frontmatter)?.[1];
}
