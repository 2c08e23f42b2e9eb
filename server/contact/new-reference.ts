import { randomInt } from 'node:crypto';

// Without letters and digits that are taken for one another on the telephone.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number people can read out and we can find a message by: C-7K3M-Q9XT */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `C-${group()}-${group()}`;
}
