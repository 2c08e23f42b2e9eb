import { timingSafeEqual } from 'node:crypto';

/**
 * Whether what somebody sent is what only we can make. It takes as long wherever the two begin to differ, so that nobody finds
 * the right one letter by letter; the length is no secret.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
