/**
 * Puts a changed query into the address without a navigation: the page already shows it. While a move is under way the address
 * is that of the next page already, and stays as it is. Browser only.
 */
export function replaceSearch(search: string): void {
  if ('navigation' in window && navigation.transition) return;
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
