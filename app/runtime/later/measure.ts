import { watchSeenOffers } from './seen-offers.ts';
import { watchVitals } from './web-vitals.ts';

/** What is measured on every page once the browser is idle. */
export function measure(): void {
  watchVitals();
  watchSeenOffers();
}
