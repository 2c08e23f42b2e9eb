import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for one another on the telephone.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number people can read out and we can find what they sent by: C-7K3M-Q9XT. @param letter what it was */
export function newReference(letter: 'C' | 'R' | 'D'): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${letter}-${group()}-${group()}`;
}
