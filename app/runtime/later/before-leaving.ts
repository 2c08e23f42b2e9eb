/** Calls whenever the page may be seen for the last time: before the queue of events empties itself on the same occasions. */
export function beforeLeaving(tell: () => void): void {
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), true);
  addEventListener('pagehide', tell, true);
}
