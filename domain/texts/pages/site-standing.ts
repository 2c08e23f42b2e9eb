/**
 * Whether a site is public. One in preparation does not yet name its company; a rehearsal is a staging site for colleagues. Both
 * are hidden from search engines and say so above every page.
 */
export type SiteStanding = 'public' | 'preparation' | 'rehearsal';

/** Notes above every page of a site that is not public, in one line with the warning of the law. */
export const standingNotes = {
  public: null,
  preparation: 'Site în pregătire',
  rehearsal: 'Site de probă, fără oferte adevărate',
} as const satisfies Record<SiteStanding, string | null>;
