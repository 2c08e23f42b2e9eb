/** Reads the title that a text declares in its frontmatter; undefined where it declares none. */
export function titleInText(text: string): string | undefined {
  const [, title] = /^title: *(.+?) *$/m.exec(text) ?? [];
  return title?.replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
}
