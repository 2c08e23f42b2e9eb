import { waitingEventPrefix } from '#domain/visits/events/device-storage.ts';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { inStore } from './in-store.ts';

// The server dates an event by its arrival: older events would count on the wrong day.
const OLDEST_MS = 24 * 60 * 60 * 1000;

/**
 * Stored events that outlive their page. Each has its own key, so that pages open at the same time never overwrite each other; if
 * two of them send the same event, the server stores it once.
 */
export const eventStore = {
  isOpen: (): boolean => inStore(() => true) ?? false,
  newKey: (event: TrackingEvent): string => `${waitingEventPrefix}${Date.now()}:${event.uuid}`,
  put: (key: string, event: TrackingEvent): void =>
    inStore((storage) => storage.setItem(key, JSON.stringify(event))),
  remove: (key: string): void => inStore((storage) => storage.removeItem(key)),
  /** Lists events stored by earlier pages, oldest first, and deletes those that are too old. */
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
            // An invalid entry must not block the others.
          }
          storage.removeItem(key);
          return [];
        }),
    ) ?? [],
};
