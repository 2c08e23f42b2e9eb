import { createHash } from 'node:crypto';

/** Hash before the first entry of a chain. */
export const NO_HASH = '0'.repeat(64);

/** Seals a line to the entry before it: SHA-256 of the hash before, a line feed and the line, in hexadecimal. */
export function entryHash(before: string, line: string): string {
  return createHash('sha256').update(`${before}\n${line}`).digest('hex');
}
