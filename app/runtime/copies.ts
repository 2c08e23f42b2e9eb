import { announce } from './announce.ts';
import { whereFound } from './where-found.ts';

const load = () => import('#app/runtime/later/copy-or-share.ts');

/** Lets buttons marked `data-copy` copy what they name, or share it where they are marked `data-share` as well. */
export function watchCopies(): void {
  // Browsers open the clipboard and the share sheet only right after a press: what uses them is there before it.
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
