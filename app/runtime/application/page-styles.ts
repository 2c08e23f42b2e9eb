const MARK = 'data-page-styles';

/**
 * Fetches the styles of a module, without applying them to the current page.
 * @param href none in development, where modules bring their styles themselves
 * @returns applies the styles and removes those of the previous page; call it when the new page is in the document and not yet
 * painted
 */
export async function loadPageStyles(href: string | null | undefined): Promise<() => void> {
  if (!href) return () => undefined;
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
    // Styles of a navigation under way are kept: code that awaits their load event would otherwise wait for ever.
    for (const other of document.querySelectorAll(`link[${MARK}][media=all]`))
      if (other !== link) other.remove();
  };
}
