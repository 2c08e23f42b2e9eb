import type { Content } from '#server/texts/content/content.ts';

/** Reads the version of the cookie policy: visitors answer a version, and are asked again when its questions change. */
export function cookiePolicyVersion(content: Pick<Content, 'findText'>): string {
  const policy = content.findText('politica-de-cookies');
  if (policy?.type !== 'doc') throw new RangeError('content/pages/politica-de-cookies.md is missing');
  return policy.version;
}
