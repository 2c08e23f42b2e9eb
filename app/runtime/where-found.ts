/**
 * Fetches what only some pages need, on the pages where `selector` finds something. When it does not arrive the page
 * works without it: it stays as the server made it.
 */
export function whereFound(selector: string, fetchIt: (found: HTMLElement) => Promise<unknown>): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) fetchIt(found).catch(() => undefined);
}
