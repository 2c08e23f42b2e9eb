import { chooseLocale } from '#domain/base/locale/choose-locale.ts';
import { keepLabels } from './attribution.ts';
import { watchLinks } from './carry-labels.ts';
import { mayStore, onConsentChange } from './consent.ts';
import { identifiers } from './identifiers.ts';
import { sendPageView, watchRestores } from './page-view.ts';
import { keepFlow } from './test-flow.ts';
import { events, watchLeaving } from './track.ts';
import { whenIdle } from './when-idle.ts';
import { whereFound } from './where-found.ts';
import { readCookie, writeCookie } from './cookies.ts';

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

/** What is not needed at once; without it only figures are missing. */
function measureLater() {
  // An application may come to a form without loading a document.
  whereFound('form[data-form], #page-data', () =>
    import('#app/runtime/later/field-events.ts').then((later) => later.watchFields()),
  );
  whenIdle(
    () =>
      void import('#app/runtime/later/measure.ts').then((later) => later.measure()).catch(() => undefined),
  );
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

/** Remembers the language of the site, when that may be. */
function keepLocale(): void {
  if (mayStore())
    writeCookie('i18n_redirected', chooseLocale(readCookie('i18n_redirected'), navigator.languages));
}
