import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import { type Answer, createVisitor, type Visitor } from './ask.ts';

/** Requests of one kind, by a mark that is found again in the database. */
export type Sent = {
  /** acknowledged by the program, so they must never be lost */
  acknowledged: Set<string>;
  /** never acknowledged; stored or not, but not twice */
  open: Set<string>;
};

export const kinds = ['events', 'clicks', 'forms', 'conversions'] as const;
export type Kind = (typeof kinds)[number];

export type AllSent = {
  sent: Record<Kind, Sent>;
  /** responses of 400 and above, and missing ones, by name */
  failures: Map<string, number>;
};

type Setting = {
  port: number;
  /** an offer whose link holds {click_id} */
  offerId: string;
  /** key of its lender's reports */
  postbackKey: string;
  signal: AbortSignal;
};

const VISITORS = { events: 24, clicks: 16, forms: 4 };
/** One in so many acknowledged requests is repeated, as a browser does when the response was lost. */
const REPEAT_ACKNOWLEDGED = 10;
const sessionId = randomUUID();

/** Runs visitors who read, leave for lenders and write to us until `signal` ends them, and lenders who report. */
export async function sendEverything({ port, offerId, postbackKey, signal }: Setting): Promise<AllSent> {
  const newSent = (): Sent => ({ acknowledged: new Set(), open: new Set() });
  const sent = { events: newSent(), clicks: newSent(), forms: newSent(), conversions: newSent() };
  const failures = new Map<string, number>();
  let group = 0;

  async function stay(visit: (visitor: Visitor, count: number) => Promise<void>): Promise<void> {
    group += 1;
    const visitor = createVisitor(port, group, failures);
    for (let count = 0; !signal.aborted; count += 1) await visit(visitor, count);
    visitor.leave();
  }

  /** Sends until acknowledged. @returns undefined when the end came first, or it was refused */
  async function insist(
    { acknowledged, open }: Sent,
    mark: string,
    send: () => Promise<Answer | undefined>,
    isTaken: (answer: Answer) => boolean,
  ): Promise<Answer | undefined> {
    open.add(mark);
    while (!signal.aborted) {
      const answer = await send();
      if (answer && isTaken(answer)) {
        open.delete(mark);
        acknowledged.add(mark);
        return answer;
      }
      await pause(50 + Math.random() * 100);
    }
    return undefined;
  }

  const isFine = ({ status }: Answer) => status >= 200 && status < 300;

  async function sendEvent(visitor: Visitor, count: number): Promise<void> {
    const event = pageView();
    const send = () =>
      visitor.ask({
        path: '/api/event',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      });
    if ((await insist(sent.events, event.uuid, send, isFine)) && count % REPEAT_ACKNOWLEDGED === 0)
      await send();
  }

  async function leaveForLender(visitor: Visitor): Promise<void> {
    // Every request is a click of its own, so that an unanswered one is not repeated under its mark.
    const mark = randomUUID();
    sent.clicks.open.add(mark);
    const answer = await visitor.ask({ path: `/landing/redirector/?offer=${offerId}&sub1=${mark}` });
    const clickId = /[?&]c=([0-9a-f-]{36})/.exec(answer?.headers.location ?? '')?.[1];
    if (clickId === undefined) return await pause(50 + Math.random() * 100);
    sent.clicks.open.delete(mark);
    sent.clicks.acknowledged.add(mark);
    await reportConversion(visitor, clickId);
    await pause(20);
  }

  // Works the same whether the program stores a report in its database or, while that is unavailable, in its journal.
  async function reportConversion(visitor: Visitor, clickId: string): Promise<void> {
    const mark = randomUUID();
    const query = new URLSearchParams({
      key: postbackKey,
      click_id: clickId,
      transaction_id: mark,
      status: 'approved',
    });
    await insist(sent.conversions, mark, () => visitor.ask({ path: `/api/postback/?${query}` }), isFine);
  }

  async function writeToUs(visitor: Visitor): Promise<void> {
    const page = await visitor.ask({ path: '/contact/' });
    const token = /name="formular" value="([^"]+)"/.exec(page?.body ?? '')?.[1];
    if (token === undefined) return await pause(50 + Math.random() * 100);
    const mark = randomUUID();
    const body = new URLSearchParams({
      formular: token,
      nume: 'Ion Popa',
      email: 'ion@example.ro',
      telefon: '',
      mesaj: `Proba ${mark}`,
    }).toString();
    const send = () =>
      visitor.ask({
        path: '/contact/',
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    await insist(sent.forms, mark, send, ({ status }) => status === 303);
    await pause(100);
  }

  const all = [
    ...Array.from({ length: VISITORS.events }, () => stay(sendEvent)),
    ...Array.from({ length: VISITORS.clicks }, () => stay(leaveForLender)),
    ...Array.from({ length: VISITORS.forms }, () => stay(writeToUs)),
  ];
  await Promise.all(all);
  return { sent, failures };
}

function pageView(): TrackingEvent {
  return {
    uuid: randomUUID(),
    event_id: 5,
    provider_id: 'crash',
    session_id: sessionId,
    client_id: sessionId,
    domain: '127.0.0.1',
    referer: '',
    path: '/',
    cookieless: true,
  };
}
