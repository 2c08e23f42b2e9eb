const MARK = 'data-page-styles';

/**
 * Fetches the styles of a page that is about to be shown, without applying them to the one that still is.
 * @param href null in development, where modules bring their styles themselves
 * @returns applies them and takes away those of the page before; to be called when the new page is in the document and
 *   not yet painted
 */
export async function loadPageStyles(href: string | null): Promise<() => void> {
  if (href === null) return () => undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  link.setAttribute(MARK, '');
  await new Promise((loaded, failed) => {
    link.addEventListener('load', loaded);
    link.addEventListener('error', () => failed(new Error(`${href} did not load`)));
    document.head.append(link);
  });
  return () => {
    link.media = 'all';
    // Not those of a move that is still under way: what waits for their load event would wait for ever.
    for (const other of document.querySelectorAll(`link[${MARK}][media=all]`))
      if (other !== link) other.remove();
  };
}
