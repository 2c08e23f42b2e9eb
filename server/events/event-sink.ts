import type { TrackingEvent } from '#domain/events/event.ts';

/** An event as it is kept: what the page sent, and what the server knows of the request. */
export type ReceivedEvent = TrackingEvent & { receivedAt: Date; country: string; isBot: boolean };

export type EventOutcome = 'stored' | 'duplicate';

/** Where events go. PostgreSQL today; a stream or a column store when the volume asks for one. */
export type EventSink = {
  /**
   * Keeps an event. Resolves only when it would survive a crash of the program and of its database.
   * @returns 'duplicate' when the uuid was kept before, by this call's neighbour or years ago
   * @throws {IngestError} when it was not kept, or nobody can say: repeating with the same uuid is always safe
   */
  add(event: ReceivedEvent): Promise<EventOutcome>;
  /** Refuses new events and waits for those already taken. */
  close(): Promise<void>;
};
