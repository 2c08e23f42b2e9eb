import { keepLabels } from './attribution.ts';
import { watchLinks } from './carry-labels.ts';
import { mayStore, onConsentChange } from './consent.ts';
import { identifiers } from './identifiers.ts';
import { keepLocale } from './keep-locale.ts';
import { sendPageView, watchRestores } from './page-view.ts';
import { keepFlow } from './test-flow.ts';
import { events, watchLeaving } from './track.ts';

/**
 * Counts the visit, and keeps on the device what belongs to it once the visitor agrees. A withdrawal takes that away:
 * consent.ts. A page that the browser rendered ahead may never be seen: it counts when it is shown.
 */
export function watchVisit(): void {
  const page: Document & { prerendering?: boolean } = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

function begin() {
  keep();
  onConsentChange(keep);
  sendPageView();
  watchRestores();
  watchLinks();
  watchLeaving();
  measureLater();
}

/** What is not needed at once is fetched when the browser has nothing better to do; without it only figures are missing. */
function measureLater() {
  const ignore = () => undefined;
  if (document.querySelector('form[data-form]'))
    import('./later/field-events.ts').then((later) => later.watchFields(), ignore);
  const measure = () => void import('./later/measure.ts').then((later) => later.measure()).catch(ignore);
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(measure);
}

function keep() {
  if (!mayStore()) return;
  // First: it asks whether there was a session before this one.
  keepLabels();
  identifiers();
  keepLocale();
  keepFlow();
  events.keep();
}
