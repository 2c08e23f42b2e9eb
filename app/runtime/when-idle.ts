/** A page without movement may never be reported idle, as no frame ends on it. */
const LATEST_MS = 3000;

/** Runs `work` when the browser is idle. Safari does not report idleness: there it runs soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work);
}
