import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Click } from '#server/visits/clicks/click.ts';
import type { ReceivedEvent } from '#server/visits/events/event-sink.ts';
import { newClick } from './new-click.ts';
import { newReceivedEvent } from './new-event.ts';

/** A click on an offer, and the conversions its lender reported of it, each with its status. */
export type Reported = { click: Click; reported: string[] };

/** Three local days; the clocks go back in the night to the end of the second (25 October 2026). */
export const threeDays = {
  days: ['2026-10-24', '2026-10-25', '2026-10-26'],
  starts: ['2026-10-23T21:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
  start: new Date('2026-10-23T21:00:00Z'),
  end: new Date('2026-10-26T22:00:00Z'),
};
/** The offers of the clicks; events may name others. */
export const visitedOffers = ['101', '102'];

const sessions = Array.from({ length: 6 }, () => randomUUID());
const clients = Array.from({ length: 4 }, () => randomUUID());
const moment = fc
  .integer({ min: 0, max: (threeDays.end.getTime() - threeDays.start.getTime()) / 1000 - 1 })
  .map((seconds) => new Date(threeDays.start.getTime() + seconds * 1000));

/** Generates any event of those days, with the fields the statistics distinguish. */
export const anyEvent = fc
  .record({
    session_id: fc.constantFrom(...sessions),
    client_id: fc.constantFrom(...clients),
    cookieless: fc.boolean(),
    event_id: fc.constantFrom(5, 5, 5, 27, 1001, 1003, 1003),
    sub4: fc.constantFrom('101', '101,102', '102,102,,999', ''),
    sub7: fc.constantFrom('fieldFocus', 'fieldFilled', 'fieldInvalid'),
    sub8: fc.option(fc.constantFrom('0', '1', 'x'), { nil: undefined, freq: 2 }),
    utm_source: fc.option(fc.constantFrom('google', 'typein'), { nil: undefined }),
    utm_medium: fc.constantFrom('organic', 'cpc'),
    path: fc.constantFrom('/', '/offers/', '/offers2/', '/contact/', '/credit-nevoi-personale/hora-credit/'),
    country: fc.constantFrom('RO', 'RO', 'RO', 'PL'),
    isBot: fc.constantFrom(false, false, false, true),
    receivedAt: moment,
  })
  .map(({ sub7, sub8, utm_source: source, ...rest }) => {
    const { utm_source: _, ...event } = newReceivedEvent(rest);
    return {
      ...event,
      ...(sub8 && { sub7, sub8 }),
      ...(source && { utm_source: source }),
    } satisfies ReceivedEvent;
  });

/** Generates any departure of those days. */
export const anyClick = fc
  .record({
    sessionId: fc.option(fc.constantFrom(...sessions)),
    offerId: fc.constantFrom(...visitedOffers),
    country: fc.constantFrom('RO', 'RO', 'PL'),
    isBot: fc.constantFrom(false, false, true),
    utm_source: fc.constantFrom('google', 'typein'),
    createdAt: moment,
    reported: fc.array(fc.constantFrom('pending', 'approved', 'rejected'), { maxLength: 4 }),
  })
  .map(({ reported, ...rest }) => ({ click: newClick({ ...rest, utm_medium: 'cpc' }), reported }));
