import { isUuidV4, uuidV4Of } from '#domain/visits/events/uuid-v4.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { markWoken } from './attribution.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Ids of this page alone, until the visitor consents to storing them. */
const inMemory = { session_id: newUuid(), client_id: newUuid() };

/** whether this document has had a stored session: a session after it begins without a visit */
let hadSession = false;

/**
 * Returns the ids for the next event. With the visitor's consent they come from the cookies, and the session is extended by half
 * an hour; without it, or where cookies are blocked, they live in the page's memory (`cookieless`).
 */
export function identifiers(): Pick<TrackingEvent, 'session_id' | 'client_id' | 'cookieless'> {
  const session_id = mayStore() && keptId('session_id');
  const client_id = mayStore() && keptId('client_id');
  return session_id && client_id
    ? { session_id, client_id, cookieless: false }
    : { ...inMemory, cookieless: true };
}

function keptId(name: 'session_id' | 'client_id'): string | undefined {
  const kept = readCookie(name);
  const isSession = name === 'session_id';
  if (kept !== undefined && isUuidV4(kept)) {
    if (isSession) hadSession = writeCookie(name, kept);
    return kept;
  }
  const id = inMemory[name];
  if (!writeCookie(name, id)) return undefined;
  if (isSession) {
    if (hadSession) markWoken();
    hadSession = true;
  }
  // The ids in memory are now stored: the next session, or the visitor after a withdrawal, gets new ones.
  inMemory[name] = newUuid();
  return id;
}

/** Creates a UUID v4, with dashes. */
export function newUuid(): string {
  return uuidV4Of(crypto.getRandomValues(new Uint8Array(16)));
}
