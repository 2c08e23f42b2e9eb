/** Does it when the browser has nothing better to do. Safari does not say when that is: then soon. */
export function whenIdle(work: () => void): void {
  ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(work);
}
