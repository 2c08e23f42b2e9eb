/**
 * Fills the texts of parsed frontmatter. A text left empty is removed, with the list entry that requires it: a question needs its
 * answer.
 * @param fill fills a text; returns '' if nothing of it can be stated
 */
export function fillFrontmatter(parsed: unknown, fill: (text: string) => string): unknown {
  if (!isRecord(parsed)) return parsed;
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, filled(value, fill)]));
}

/** Fills a node; undefined: the node is removed. */
function filled(node: unknown, fill: (text: string) => string): unknown {
  if (typeof node === 'string') return node.includes('{{') ? fill(node) || undefined : node;
  if (Array.isArray(node)) return node.map((one) => filled(one, fill)).filter((one) => one !== undefined);
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, filled(value, fill)] as const);
  return entries.every(([, value]) => value !== undefined) ? Object.fromEntries(entries) : undefined;
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
