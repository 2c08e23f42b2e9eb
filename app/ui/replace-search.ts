/** Puts a changed query into the address without a navigation: the page already shows it. Browser only. */
export function replaceSearch(search: string): void {
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
}
