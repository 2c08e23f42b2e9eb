import type { TimelineFigures, Timeline } from '#domain/tools/rates/timeline.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';

/** Names of the six timelines. */
export const timelineNames: Record<Timeline, string> = {
  '48-ore': '48 de ore',
  '1-saptamana': '1 săptămână',
  '1-luna': '1 lună',
  '6-luni': '6 luni',
  '12-luni': '12 luni',
  '5-ani': '5 ani',
};

/** Names of the six timelines inside a sentence. */
export const timelinePeriods: Record<Timeline, string> = {
  '48-ore': 'în ultimele 48 de ore',
  '1-saptamana': 'în ultima săptămână',
  '1-luna': 'în ultima lună',
  '6-luni': 'în ultimele 6 luni',
  '12-luni': 'în ultimele 12 luni',
  '5-ani': 'în ultimii 5 ani',
};

/** Describes the gaps of a timeline in a sentence; null if it is complete and from one source. */
export function timelineGaps({ publishedDays, missingDays, ecbDays }: TimelineFigures): string | null {
  const said: string[] = [];
  if (missingDays > 0) {
    const all = countNoun(publishedDays, 'curs', 'cursuri');
    said.push(`Avem ${formatNumber(publishedDays - missingDays)} din ${all} publicate în acest interval.`);
  }
  if (ecbDays > 0) {
    const verb = ecbDays === 1 ? 'este al BCE, calculat' : 'sunt ale BCE, calculate';
    said.push(`${countNoun(ecbDays, 'curs', 'cursuri')} ${verb} prin euro.`);
  }
  return said.length > 0 ? said.join(' ') : null;
}
