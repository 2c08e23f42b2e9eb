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
 * Counts the visit, and stores its data on the device once the visitor agrees. A withdrawal deletes it: consent.ts. A page that
 * the browser prerendered may never be seen: it counts when shown.
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

/** Starts what can wait; without it only measurements are missing. */
function measureLater() {
  // The application may open a form without loading a document.
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
  // First, because it reads whether a session existed before this one.
  keepLabels();
  identifiers();
  keepLocale();
  keepFlow();
  events.keep();
}

/** Stores the language of the site, if consent allows. */
function keepLocale(): void {
  if (mayStore())
    writeCookie('i18n_redirected', chooseLocale(readCookie('i18n_redirected'), navigator.languages));
}
