import { randomInt } from 'node:crypto';

// Without letters and digits that sound or look alike on the telephone.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a number that people can read out and we can find their message by: C-7K3M-Q9XT. @param letter kind of message */
export function newReference(letter: 'C' | 'R' | 'D'): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${letter}-${group()}-${group()}`;
}
