import type { SeriesPoint } from '#domain/base/series/series.ts';

/**
 * Starting value of the series `lombard`, which the ceilings follow: its only declaration. The office adds later ones; values
 * before the law of the ceilings are in content/series/lombard.yml.
 */
export const startingLendingFacility: SeriesPoint = {
  from: '2024-08-08',
  value: 7.5,
  source: {
    name: 'BNR, după mediafax.ro',
    url: 'https://www.mediafax.ro/economic/bnr-reduce-dobanda-de-politica-monetara-la-6-5-pe-an-de-la-6-75-22455154',
    date: '2024-08-07',
    readAt: '2026-11',
  },
  lastSeen: {
    name: 'BNR, dobânda facilității de creditare (după news.yam.ro)',
    url: 'https://news.yam.ro/ro/story/16755648',
    date: '2026-05-15',
    readAt: null,
  },
};
