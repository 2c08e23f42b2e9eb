import { announce } from './announce.ts';

/** Lets buttons marked `data-copy-link` copy the address they name, and says what became of it for a moment. */
export function watchCopyLinks(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-link]') : null;
    if (!button) return;
    const { href } = new URL(button.dataset['copyLink'] ?? '', location.href);
    // The clipboard may be closed to pages, by the browser or by its owner.
    Promise.resolve(href)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => announce('Linkul a fost copiat.'),
        () => announce('Linkul nu a putut fi copiat. Îl găsiți în bara de adrese.'),
      );
  });
}
