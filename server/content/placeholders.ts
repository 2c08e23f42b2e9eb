/** Markdown by the name of its placeholder: `operator.denumire` is what `{{operator.denumire}}` becomes. */
export type PlaceholderValues = Readonly<Record<string, string>>;

const placeholder = /\{\{\s*(.*?)\s*\}\}/g;

/**
 * What is wrong with the placeholders of one content file: unknown names, and any in the frontmatter, whose fields
 * also go where there is no Markdown.
 * @returns a line for each, without the file's name
 */
export function placeholderProblems(
  frontmatter: string,
  markdown: string,
  values: PlaceholderValues,
): string[] {
  const unknown = [...markdown.matchAll(placeholder)].filter(([, name = '']) => !Object.hasOwn(values, name));
  return [
    ...[...frontmatter.matchAll(placeholder)].map(([text]) => `${text}: a placeholder in the frontmatter`),
    ...unknown.map(([text]) => `${text}: no such placeholder`),
  ];
}

/** Markdown with its placeholders filled. @param markdown in which `placeholderProblems` found nothing */
export function fillPlaceholders(markdown: string, values: PlaceholderValues): string {
  return markdown.replace(placeholder, (text, name: string) => values[name] ?? text);
}
