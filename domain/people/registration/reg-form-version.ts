/** 2 is one short page, 3 is the long form in steps. */
export type RegFormVersion = 2 | 3;

/** Key of the version in the session storage. */
export const REG_VERSION_KEY = 'reg_version';

/**
 * Chooses the registration form: the one in the query, else this session's, else the short one. A value other than 2 or 3 does not
 * count. Source: product specification, sections 4 and 5.
 * @param asked the query's `ver`
 * @param stored the value of `reg_version` in the session storage
 */
export function regFormVersion(asked: string | null, stored: string | null): RegFormVersion {
  const known = [asked, stored].find((text) => text === '2' || text === '3');
  return known === '3' ? 3 : 2;
}
