/** How old the source of a figure may be before the figure has to say so. */
const TRUSTED_YEARS = 1;

/**
 * Whether a source is too old for what it says to stand without a warning: more than 12 months before today. One that
 * gives only its month or year is taken at its last day, so that nothing is called older than it may be.
 * @param sourceDate yyyy, yyyy-mm or yyyy-mm-dd
 * @param today yyyy-mm-dd
 */
export function isOldSource(sourceDate: string, today: string): boolean {
  const lastDay = `${sourceDate}${'-12-31'.slice(sourceDate.length === 4 ? 0 : 3)}`.slice(0, 10);
  const limit = `${Number(today.slice(0, 4)) - TRUSTED_YEARS}${today.slice(4)}`;
  return lastDay < limit;
}
