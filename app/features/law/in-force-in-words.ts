import type { IsoDay } from '#domain/calendar/iso-day.ts';
import type { LawArticle } from '#domain/law/law-library.ts';
import { formatDate } from '#domain/text/format-date.ts';

/** „din 21.06.2010”, and until when. What is not known is said. */
export function inForceInWords({ from, until }: LawArticle['inForce'], today: IsoDay): string {
  const since = from === null ? 'De când, nu am notat' : `Din ${formatDate(from)}`;
  if (until === null) return `${since}. Din câte știm, este în vigoare și azi.`;
  return `${since}, până la ${formatDate(until)} inclusiv${until < today ? '. Nu mai este în vigoare.' : '.'}`;
}
