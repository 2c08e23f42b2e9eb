import type { TermsDays } from './terms-entry.ts';

/** Tells whether terms are in force on a day. @param day yyyy-mm-dd, in Bucharest */
export function isInForce({ from, until }: TermsDays, day: string): boolean {
  return from <= day && (until === null || day <= until);
}
