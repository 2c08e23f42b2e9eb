import { randomInt } from 'node:crypto';

// Without letters and digits that look alike in an address.
const SIGNS = '23456789abcdefghjkmnpqrstvwxyz';

/** Creates the `pid` of one partner's links: p-7k2m9qx4. */
export function newProviderId(): string {
  return `p-${Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;
}
