import { isUuidV4, uuidV4Of } from '#domain/visits/events/uuid-v4.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { markWoken } from './attribution.ts';
import { mayStore } from './consent.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Of this page only, until the visitor agrees that they are kept. */
const inMemory = { session_id: newUuid(), client_id: newUuid() };

/** whether this document has had a kept session: one that begins after it begins without a visit */
let hadSession = false;

/**
 * Who the next event is from. With the visitor's consent the ids are those of the cookies, and the session lasts half
 * an hour longer; without it, or where cookies are closed, they live in the memory of this page (`cookieless`).
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
  if (isSession && hadSession) markWoken();
  if (isSession) hadSession = true;
  // Used up: the session after this one, or the visitor after a withdrawal, is another.
  inMemory[name] = newUuid();
  return id;
}

/** A new UUID v4, with its dashes. */
export function newUuid(): string {
  return uuidV4Of(crypto.getRandomValues(new Uint8Array(16)));
}
