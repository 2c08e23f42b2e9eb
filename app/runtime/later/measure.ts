import { watchSeenOffers } from './seen-offers.ts';
import { watchVitals } from './web-vitals.ts';

/** Starts the measurements of every page once the browser is idle. */
export function measure(): void {
  watchVitals();
  watchSeenOffers();
}
