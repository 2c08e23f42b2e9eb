import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { PageConfig } from '#domain/texts/pages/page-config.ts';

/** Result of sending an event. A failed event may be sent again unchanged: its uuid makes a retry harmless. */
export type SendResult =
  | { ok: true }
  /** status null: no response. `retryAfterMs`: the wait the server asks for; 0 without one */
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
// A silent connection must not block the events behind this one.
const TIMEOUT_MS = 10_000;

/**
 * Sends one event, also from a page that is being left (keepalive). On localhost and on a rehearsal of the site it is only
 * written to the console. A failure is returned, not thrown: tracking must not break a page.
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
    // An unread response keeps its connection busy.
    await answer.text();
    const { ok, status } = answer;
    if (ok) return { ok };
    const retryAfterMs = Number(answer.headers.get('retry-after')) * 1000 || 0;
    return { ok, error: { status, retryAfterMs } };
  } catch {
    return { ok: false, error: { status: null, retryAfterMs: 0 } };
  }
}
