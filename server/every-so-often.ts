/**
 * Says whether it is time to say something again: an outage fails thousands of requests, all for one reason.
 * @param everyMs milliseconds between two times
 */
export function everySoOften(everyMs: number): () => boolean {
  let quietUntil = -Infinity;
  return () => {
    if (performance.now() < quietUntil) return false;
    quietUntil = performance.now() + everyMs;
    return true;
  };
}
