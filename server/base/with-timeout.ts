/**
 * Returns the result of a promise, or rejects when it takes too long. The work behind it goes on: only the wait ends.
 * @param limitMs milliseconds
 */
export async function withTimeout<Result>(promise: Promise<Result>, limitMs: number): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
