import type { TrackingEvent } from '#domain/visits/events/event.ts';

/** An event as stored: the page's fields, and what the server knows of the request. */
export type ReceivedEvent = TrackingEvent & { receivedAt: Date; country: string; isBot: boolean };

export type EventOutcome = 'stored' | 'duplicate';

/** Destination of events: PostgreSQL today; a stream or a column store when the volume requires one. */
export type EventSink = {
  /**
   * Stores an event. Resolves only when it would survive a crash of the program and of its database.
   * @returns 'duplicate' when the uuid was stored before, in the same batch or years ago
   * @throws {IngestError} when it was not stored, or the outcome is unknown: a repeat with the same uuid is always safe
   */
  add(event: ReceivedEvent): Promise<EventOutcome>;
  /** Refuses new events and waits for those already accepted. */
  close(): Promise<void>;
};
