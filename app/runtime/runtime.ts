/**
 * Entry of the code that runs on every page, document or application. One instance: the application's chunks import this same
 * module.
 */
import { watchBuilds } from './builds.ts';
import { closeMenus } from './close-menus.ts';
import { watchConsent } from './consent.ts';
import { watchCopies } from './copies.ts';
import { watchVisit } from './watch-visit.ts';
import { startOnRequest } from './on-request.ts';
import { watchFingerprint } from './fingerprint.ts';

export { builds } from './builds.ts';
export { pageConfig } from './page-config.ts';
export { sendPageView } from './page-view.ts';

endErrorLoader();
watchConsent();
watchVisit();
watchCopies();
watchBuilds();
closeMenus();
openDialogs();
startOnRequest();
watchFingerprint();

/** Removes the full-screen loader that some countries' error pages begin with: the page has loaded. */
function endErrorLoader(): void {
  document.querySelector('.error-loader')?.remove();
}

/** Reopens dialogs that the page was served with open as modal: over the page, with the focus inside. */
function openDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    dialog.close();
    dialog.showModal();
  }
}
