import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { eventStore } from './event-store.ts';
import type { SendResult } from './send-event.ts';

type Options = { send: (event: TrackingEvent) => Promise<SendResult>; store: typeof eventStore };

/** Maximum number of waiting events; later ones are dropped, so that the beginning of a visit is complete. */
const MAX_WAITING = 100;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
// Statuses of the specification after which a retry makes sense; null stands for no response.
const passing = [null, 408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Events on their way: sent in order, one at a time, each until it is acknowledged or refused for good. A repeat is
 * harmless, because an event keeps its uuid.
 * @see docs/decisions/020-the-queue-of-events.md
 */
// oxlint-disable-next-line max-lines-per-function -- its parts share seven variables; every page loads it, and in two it has more bytes
export function createEventQueue({ send, store }: Options) {
  /** by key in the store, in the order they are sent */
  const waiting = new Map<string, TrackingEvent>();
  const underWay = new Set<string>();
  let failures = 0;
  let quietUntil = 0;
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    if (isRunning || Date.now() < quietUntil) return;
    isRunning = true;
    for (const [key, event] of waiting) {
      if (underWay.has(key)) continue;
      if (!(await attempt(key, event))) break;
      failures = 0;
    }
    isRunning = false;
  }

  /** @returns whether the event has left the queue; if not, it is retried after a pause */
  async function attempt(key: string, event: TrackingEvent): Promise<boolean> {
    underWay.add(key);
    const result = await send(event);
    underWay.delete(key);
    if (!result.ok && passing.includes(result.error.status)) {
      rest(result.error.retryAfterMs);
      return false;
    }
    waiting.delete(key);
    store.remove(key);
    return true;
  }

  function rest(askedMs: number) {
    // Events that were flushed together fail together: they count as one failure.
    if (Date.now() < quietUntil) return;
    // Jitter: browsers that failed together must not retry together.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random());
    failures += 1;
    const restMs = Math.max(askedMs, wait);
    quietUntil = Date.now() + restMs;
    clearTimeout(timer);
    timer = setTimeout(runNow, restMs);
    // Back online the queue stops waiting, unless the server asked it to wait.
    (askedMs ? removeEventListener : addEventListener)('online', runNow);
  }

  function runNow() {
    quietUntil = 0;
    void run();
  }

  return {
    /** Sends waiting events, unless the queue pauses after a failure. */
    run,
    add(event: TrackingEvent): void {
      if (waiting.size >= MAX_WAITING) return;
      const key = store.newKey(event);
      waiting.set(key, event);
      store.put(key, event);
      void run();
    },
    /** Sends all waiting events at once: the page may never become visible again. */
    flush(): void {
      // The server asked for a pause, and the next page will find the events in the store.
      if (Date.now() < quietUntil && store.isOpen()) return;
      for (const [key, event] of waiting) if (!underWay.has(key)) void attempt(key, event);
    },
    /** Takes over events that earlier pages stored, and stores waiting ones: at start and after consent. */
    keep(): void {
      for (const [key, event] of waiting) store.put(key, event);
      for (const [key, event] of store.list()) if (waiting.size < MAX_WAITING) waiting.set(key, event);
      void run();
    },
    /** Stops the queue: nothing more is sent, and events under way are not retried. */
    stop(): void {
      quietUntil = Infinity;
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
