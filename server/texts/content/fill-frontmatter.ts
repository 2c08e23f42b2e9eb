/**
 * Frontmatter, as it was parsed, with its texts filled. A text of which nothing is left goes, and with it the entry of a list that
 * needs it: a question without its answer is none.
 * @param fill a text; '' when nothing of it can be said
 */
export function fillFrontmatter(parsed: unknown, fill: (text: string) => string): unknown {
  if (!isRecord(parsed)) return parsed;
  return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, filled(value, fill)]));
}

/** undefined: it goes. */
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
