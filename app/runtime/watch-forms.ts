import { answerChallenge } from './answer-challenge.ts';
import { openDialogs } from './open-dialogs.ts';

/** What forms that a page sends need of a script, where there is one. */
export function watchForms(): void {
  openDialogs();
  answerChallenge();
  const shown = document.querySelector<HTMLElement>('[data-reg-version]')?.dataset['regVersion'];
  if (!shown) return;
  // Without it the page stays in the version it was made in.
  import('./later/keep-reg-version.ts').then(
    (later) => later.keepRegVersion(shown),
    () => undefined,
  );
}
