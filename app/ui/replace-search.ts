/**
 * Puts a changed query into the address without a navigation: the page already shows its result. During a navigation the address
 * is already the next page's, and stays unchanged. Browser only.
 */
export function replaceSearch(search: string): void {
  if ('navigation' in window && navigation.transition) return;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
