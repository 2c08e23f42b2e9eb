/**
 * Limits a repeated log message: an outage fails thousands of requests, all for one reason.
 * @param everyMs milliseconds between two messages
 */
export function atMostEvery(everyMs: number): () => boolean {
  let quietUntil = -Infinity;
  return () => {
    if (performance.now() < quietUntil) return false;
    quietUntil = performance.now() + everyMs;
    return true;
  };
}
