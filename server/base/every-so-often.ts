/**
 * Limits a repeated log message: an outage fails thousands of requests, all for one reason.
 * @param everyMs milliseconds between two messages
 */
export function everySoOften(everyMs: number): () => boolean {
  let quietUntil = -Infinity;
  return () => {
    if (performance.now() < quietUntil) return false;
    quietUntil = performance.now() + everyMs;
    return true;
  };
}
