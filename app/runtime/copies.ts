import { announce } from './announce.ts';
import { whereFound } from './where-found.ts';

const load = () => import('#app/runtime/later/copy-or-share.ts');

/** Lets buttons marked `data-copy` copy the text or address they name, or share it where they are also marked `data-share`. */
export function watchCopies(): void {
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
