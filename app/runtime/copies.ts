import { announce } from './announce.ts';

/**
 * Lets buttons marked `data-copy` copy the text of the field they name (`#scrisoarea`) or the address (`/drumuri/`), and says what became
 * of it for a moment.
 */
export function watchCopies(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const name = button.dataset['copy'] ?? '';
    const field = name[0] === '#' && document.querySelector<HTMLTextAreaElement>(name);
    const what = field ? 'Textul' : 'Linkul';
    // The clipboard may be closed to pages, by the browser or by its owner.
    Promise.resolve(field ? field.value : new URL(name, location.href).href)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => announce(`${what} a fost copiat.`),
        () => announce(`${what} nu a putut fi copiat.`),
      );
  });
}
