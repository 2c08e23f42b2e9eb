import { bani, type Bani } from './bani.ts';

/** Rounds an amount in bani to whole lei, half up. */
export function wholeLei(amount: number): Bani {
  return bani(Math.round(amount / 100) * 100);
}
