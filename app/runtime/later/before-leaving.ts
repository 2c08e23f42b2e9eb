/** Calls `tell` whenever the page may become hidden or unload, before the event queue flushes on the same occasions. */
export function beforeLeaving(tell: () => void): void {
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell(), true);
  addEventListener('pagehide', tell, true);
}
