/** How old a price may be before it has to say so. */
const TRUSTED_YEARS = 1;

/**
 * Whether a price is too old to stand without a warning: more than 12 months before today. A source that says only
 * its month or year is taken at its last day, so that no price is called older than it may be.
 * @param sourceDate yyyy, yyyy-mm or yyyy-mm-dd
 * @param today yyyy-mm-dd
 */
export function isOldPrice(sourceDate: string, today: string): boolean {
  const lastDay = `${sourceDate}${'-12-31'.slice(sourceDate.length === 4 ? 0 : 3)}`.slice(0, 10);
  const limit = `${Number(today.slice(0, 4)) - TRUSTED_YEARS}${today.slice(4)}`;
  return lastDay < limit;
}
