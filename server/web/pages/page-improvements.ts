import type { StoredResponse } from '#server/shared/http/stored-response.ts';

// Recompressions of 33 ms each: under a second of work.
const MOST_WANTED = 20;

/**
 * Recompresses requested pages one after another. The first request for a page gets it compressed quickly. A page requested again is
 * worth recompressing if its turn comes soon: repeated requests for ever new amounts would otherwise queue minutes of work. Left-out
 * work is queued by a later request.
 */
export function createPageImprovements(isStopped: () => boolean) {
  const wanted = new Set<StoredResponse>();

  async function improveOneByOne() {
    for (const stored of wanted) {
      if (!isStopped()) await stored.improve();
      wanted.delete(stored);
    }
  }

  return {
    /** Queues a page, if the queue is short. */
    want(stored: StoredResponse): void {
      if (wanted.size >= MOST_WANTED || wanted.has(stored)) return;
      wanted.add(stored);
      if (wanted.size === 1) void improveOneByOne();
    },
  };
}
