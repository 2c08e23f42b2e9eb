import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TrackingEvent } from '#domain/visits/events/event.ts';
import type { Answer, Visitor } from './ask.ts';
import type { Sending, Sent } from './sent.ts';

/** One in so many acknowledged requests is repeated, as a browser does when the response was lost. */
const REPEAT_ACKNOWLEDGED = 10;
const sessionId = randomUUID();

/** Sends a page view as its reader's browser does. */
export async function sendEvent({ sent, signal }: Sending, visitor: Visitor, count: number): Promise<void> {
  const event = pageView();
  const send = () =>
    visitor.ask({
      path: '/api/event',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    });
  if ((await insist(signal, sent.events, event.uuid, send, isFine)) && count % REPEAT_ACKNOWLEDGED === 0)
    await send();
}

/** Leaves for a lender, who then reports a conversion. */
export async function leaveForLender(sending: Sending, visitor: Visitor): Promise<void> {
  const { sent, offerId, providerId } = sending;
  // Every request is a click of its own, so that an unanswered one is not repeated under its mark.
  const mark = randomUUID();
  sent.clicks.open.add(mark);
  const answer = await visitor.ask({
    path: `/landing/redirector/?offer=${offerId}&pid=${providerId}&sub1=${mark}`,
  });
  const clickId = /[?&]c=([0-9a-f-]{36})/.exec(answer?.headers.location ?? '')?.[1];
  if (clickId === undefined) return await pause(50 + Math.random() * 100);
  sent.clicks.open.delete(mark);
  sent.clicks.acknowledged.add(mark);
  await reportConversion(sending, visitor, clickId);
  await pause(20);
}

/** Writes to us by the contact form. */
export async function writeToUs({ sent, signal }: Sending, visitor: Visitor): Promise<void> {
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
  await insist(signal, sent.forms, mark, send, ({ status }) => status === 303);
  await pause(100);
}

// Works the same whether the program stores a report in its database or, while that is unavailable, in its journal.
async function reportConversion(
  { sent, postbackKey, signal }: Sending,
  visitor: Visitor,
  clickId: string,
): Promise<void> {
  const mark = randomUUID();
  const query = new URLSearchParams({
    key: postbackKey,
    click_id: clickId,
    transaction_id: mark,
    status: 'approved',
  });
  await insist(
    signal,
    sent.conversions,
    mark,
    () => visitor.ask({ path: `/api/postback/?${query}` }),
    isFine,
  );
}

/** Sends until acknowledged. @returns undefined when the end came first, or it was refused */
async function insist(
  signal: AbortSignal,
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
