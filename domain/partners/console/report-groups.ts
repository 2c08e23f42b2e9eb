import { subNames } from '#domain/visits/events/attribution.ts';

/** What the rows of a partner's report may be about: the offer, or one of the labels of its own links. */
export const reportGroups = ['oferta', ...subNames] as const;
export type ReportGroup = (typeof reportGroups)[number];
