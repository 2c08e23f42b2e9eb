import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { LawArticle } from '#domain/texts/law-library.ts';
import { formatDate } from '#domain/base/text/format-date.ts';

/** Writes „Din 19.11.2023; se aplică din 20.11.2026”, and the end. Unknown dates are named as unknown. */
export function inForceInWords({ from, applies, until }: LawArticle['inForce'], today: IsoDay): string {
  const start = from === null ? 'De când, nu am notat' : `Din ${formatDate(from)}`;
  const since = applies === null ? start : `${start}; se aplică din ${formatDate(applies)}`;
  if (until === null) return `${since}. Din câte știm, este în vigoare și azi.`;
  return `${since}, până la ${formatDate(until)} inclusiv${until < today ? '. Nu mai este în vigoare.' : '.'}`;
}
