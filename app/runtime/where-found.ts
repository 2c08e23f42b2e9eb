/** Loads code for the pages where `selector` matches. Without it the page works as the server rendered it. */
export function whereFound(selector: string, fetchIt: (found: HTMLElement) => Promise<unknown>): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) fetchIt(found).catch(() => undefined);
}
