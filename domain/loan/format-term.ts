import type { Term } from './term.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';

/** Writes a term as people say it: `3 luni`, `o lună`, `30 de zile`, `o zi`. */
export function formatTerm({ count, unit }: Term): string {
  const [one, few] = unit === 'months' ? (['lună', 'luni'] as const) : (['zi', 'zile'] as const);
  return count === 1 ? `o\u00a0${one}` : countNoun(count, one, few);
}
