/**
 * Runs pieces of work one after the other: a failing one does not stop those behind it.
 * @throws {AggregateError} at the end, with every failure, so that the job they belong to is tried again
 */
export async function tryAll(
  pieces: Iterable<() => Promise<unknown>> | AsyncIterable<() => Promise<unknown>>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const piece of pieces) {
    try {
      await piece();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const reasons = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
  throw new AggregateError(failures, [...new Set(reasons)].join('; '));
}
