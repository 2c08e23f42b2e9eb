import { waitingEventPrefix } from '#domain/visits/events/device-storage.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { inStore } from './in-store.ts';

// The server dates an event by its arrival: what is older than this would be counted on the wrong day.
const OLDEST_MS = 24 * 60 * 60 * 1000;

/**
 * Events that outlive their page. One key each, so that pages open at the same time never overwrite each other; two
 * of them may send the same event, which is stored once.
 */
export const eventStore = {
  isOpen: (): boolean => inStore(() => true) ?? false,
  newKey: (event: TrackingEvent): string => `${waitingEventPrefix}${Date.now()}:${event.uuid}`,
  put: (key: string, event: TrackingEvent): void =>
    inStore((storage) => storage.setItem(key, JSON.stringify(event))),
  remove: (key: string): void => inStore((storage) => storage.removeItem(key)),
  /** What earlier pages left, the oldest first; what is too old is thrown away. */
  list: (): [key: string, event: TrackingEvent][] =>
    inStore((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(waitingEventPrefix))
        .toSorted()
        .flatMap((key) => {
          try {
            if (Date.now() - Number(key.split(':')[1]) < OLDEST_MS)
              return [[key, JSON.parse(storage.getItem(key) ?? '') as TrackingEvent]];
          } catch {
            // An entry that is no event of ours must not hold up the others.
          }
          storage.removeItem(key);
          return [];
        }),
    ) ?? [],
};
