/** A page on which nothing moves may never be called idle, as no frame ends on it. */
const LATEST_MS = 3000;

/** Does it when the browser has nothing better to do. Safari does not say when that is: then soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work);
}
