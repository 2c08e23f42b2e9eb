import { timingSafeEqual } from 'node:crypto';

/**
 * Compares a received text with a secret of ours. The time does not depend on the first difference, so that nobody
 * finds the secret letter by letter; its length is no secret.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
