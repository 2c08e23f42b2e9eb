/**
 * Entry of the code that runs on every page, document or application. One instance: the application's chunks import this same
 * module.
 */
import { watchBuilds } from './builds.ts';
import { watchConsent } from './consent.ts';
import { watchVisit } from './watch-visit.ts';
import { watchFingerprint } from './fingerprint.ts';
import { announce } from './announce.ts';
import { whereFound } from './where-found.ts';

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

/** Lets buttons marked `data-copy` copy the text or address they name, or share it where they are also marked `data-share`. */
function watchCopies(): void {
  const load = () => import('#app/runtime/later/copy-or-share.ts');
  // Browsers open the clipboard and the share sheet only right after a press: the code for them is loaded in advance.
  whereFound('[data-copy], #page-data', load);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button)
      load().then(
        (later) => later.copyOrShare(button),
        () => announce('Nu a mers. Încercați din nou.'),
      );
  });
}

/** Closes the open menu on Escape, on a press elsewhere and when the focus leaves it; Escape returns the focus to its button. */
function closeMenus(): void {
  const close = ({ type, target, key }: Event & { key?: string }) => {
    const menu = document.querySelector<HTMLDetailsElement>('.menu[open]');
    if (!menu || (type === 'keydown' ? key !== 'Escape' : menu.contains(target as Node))) return;
    if (menu.contains(document.activeElement) && key) menu.querySelector('summary')?.focus();
    menu.open = false;
  };
  for (const type of ['keydown', 'pointerdown', 'focusin']) addEventListener(type, close);
}

/** Loads code that only some pages need, on those pages. */
function startOnRequest(): void {
  whereFound('form[data-push]', () =>
    import('#app/runtime/later/push.ts').then((later) => later.startPush()),
  );
  whereFound('[data-push-pause]', () =>
    import('#app/runtime/later/pause-push.ts').then((later) => later.pausePush()),
  );
  whereFound('form[data-offline]', () =>
    import('#app/runtime/later/offline.ts').then((later) => later.startOffline()),
  );
  // tell-ages.ts writes the age of a moment; without it the page shows the date.
  whereFound('time[data-ago]', () =>
    import('#app/runtime/later/tell-ages.ts').then((later) =>
      later.tellAges(document.querySelectorAll<HTMLTimeElement>('time[data-ago]'), Date.now()),
    ),
  );
  // Solves the challenge of a form for browsers that look automated; without scripts the visitor waits instead.
  whereFound('form[data-challenge]', (form) =>
    import('#app/runtime/later/solve-challenge.ts').then((later) =>
      later.solveChallenge(form as HTMLFormElement),
    ),
  );
}
