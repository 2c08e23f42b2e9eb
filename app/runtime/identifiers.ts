import { uuidV4Of } from '#domain/events/uuid-v4.ts';

/** Identifiers that live only in the memory of this page: nothing may be stored before the visitor agrees. */
export const identifiers = {
  session_id: newUuid(),
  client_id: newUuid(),
  cookieless: true,
} as const;

export function newUuid(): string {
  return uuidV4Of(crypto.getRandomValues(new Uint8Array(16)));
}
