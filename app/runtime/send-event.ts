import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { PageConfig } from '#domain/texts/pages/page-config.ts';

/** What became of a sent event. A failed one may be sent again as it is: its uuid makes a repeat harmless. */
export type SendResult =
  | { ok: true }
  /** status null: no answer. `retryAfterMs`: how long the server asks to be left alone; 0 when it does not say */
  | { ok: false; error: { status: number | null; retryAfterMs: number } };

type Browser = {
  hostname: string;
  fetch: (
    address: string,
    init: RequestInit,
  ) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;
  log: (...values: unknown[]) => void;
};

type Settings = Pick<PageConfig, 'eventsHost' | 'eventsOnLocalhost' | 'isStaging'>;

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/;
// A connection that has gone silent must not hold up the events behind this one.
const TIMEOUT_MS = 10_000;

/**
 * Sends one event, also from a page that is being left (keepalive). On localhost and on a rehearsal
 * of the site it is only written to the console.
 * A failure is returned, not thrown: no page may suffer from its own counting.
 */
export async function sendEvent(
  event: TrackingEvent,
  { eventsHost, eventsOnLocalhost, isStaging }: Settings,
  { hostname, fetch, log }: Browser,
): Promise<SendResult> {
  if (isStaging || (ownMachine.test(hostname) && !eventsOnLocalhost)) {
    log('event', event);
    return { ok: true };
  }
  try {
    const answer = await fetch(`${eventsHost}/api/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // An answer that is not read keeps its connection busy.
    await answer.text();
    const { ok, status } = answer;
    if (ok) return { ok };
    const retryAfterMs = Number(answer.headers.get('retry-after')) * 1000 || 0;
    return { ok, error: { status, retryAfterMs } };
  } catch {
    return { ok: false, error: { status: null, retryAfterMs: 0 } };
  }
}
