/**
 * Whether a site is for the public. One in preparation does not say yet who stands behind it; a rehearsal is for those who
 * work on it. Both are kept from search engines and say so above every page.
 */
export type SiteStanding = 'public' | 'preparation' | 'rehearsal';

/** What stands above every page of a site that is not for the public, in one line with the warning of the law. */
export const standingNotes = {
  public: null,
  preparation: 'Site în pregătire',
  rehearsal: 'Site de probă, fără oferte adevărate',
} as const satisfies Record<SiteStanding, string | null>;
