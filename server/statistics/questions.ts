import { findFunnel } from './funnel.ts';
import { findOfferStatistics } from './offers.ts';
import { listPages } from './pages.ts';
import { listSources } from './sources.ts';
import { findVisitors } from './visitors.ts';
import { listVisits } from './visits.ts';

/** Every question of a period, by name: each takes the database, and the days and the country it is asked of. */
export const questions = {
  visits: listVisits,
  visitors: findVisitors,
  sources: listSources,
  pages: listPages,
  funnel: findFunnel,
  offers: findOfferStatistics,
};
