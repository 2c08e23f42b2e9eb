/** 2 is one short page, 3 is the long form in steps. */
export type RegFormVersion = 2 | 3;

/** Key of the version in the session storage. */
export const REG_VERSION_KEY = 'reg_version';

/**
 * Which registration form to show: what the address asks for, else what this session had, else the short one. A word that
 * is neither 2 nor 3 does not count. Source: product specification, sections 4 and 5.
 * @param asked the query's `ver`
 * @param stored what the session storage holds under `reg_version`
 */
export function regFormVersion(asked: string | null, stored: string | null): RegFormVersion {
  const known = [asked, stored].find((text) => text === '2' || text === '3');
  return known === '3' ? 3 : 2;
}
