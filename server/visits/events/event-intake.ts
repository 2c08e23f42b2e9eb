import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { eventAnswer } from '#domain/answers/public.ts';
import { addressPrefix } from '#server/shared/http/address-prefix.ts';
import { invalidEvent, noJson, type Refusal, toEventRefusal, tooMany, wrongOrigin } from './event-refusal.ts';
import { eventSchema } from './event-schema.ts';
import type { EventSink } from './event-sink.ts';
import { isBot } from './is-bot.ts';
import { atMostEvery } from '#server/base/at-most-every.ts';
import type { RequestLimit } from '#server/shared/http/limit-requests.ts';
import { createRequestCounter } from '#server/shared/http/request-counter.ts';
import type { Client } from '#server/base/trusted-proxies.ts';

type Options = {
  sink: EventSink;
  country: string;
  /** origin of the pages, e.g. https://imprumutclar.ro */
  publicOrigin: string;
  now: () => Date;
  /** most events from one network (/24 or /48) in a window; a page sends a few, an office of people some dozens */
  limit: RequestLimit;
  /** called with the reason why events are not stored, at most once a second */
  logOutage: (error: unknown) => void;
};

export type Sender = Client & { origin: string | undefined; userAgent: string | undefined };
export type Answer = Refusal | { statusCode: 200; body: z.output<typeof eventAnswer> };
export type EventIntake = ReturnType<typeof createEventIntake>;

/** Longest body, in bytes. */
export const bodyLimit = 16 * 1024;
const LOG_EVERY_MS = 1_000;

/** Handles a sent event on either path of the request: refusal, storage and answer. */
export function createEventIntake(options: Options) {
  const { sink, country, publicOrigin, now, limit, logOutage } = options;
  const countRequest = createRequestCounter(limit.windowMs);
  const isTimeToSay = atMostEvery(LOG_EVERY_MS);

  /** Explains a failure to the sender; undefined for an unforeseen one. */
  function explain(error: unknown): Refusal | undefined {
    const refusal = toEventRefusal(error);
    if (refusal?.statusCode === 503 && isTimeToSay()) logOutage(error);
    return refusal;
  }

  return {
    explain,
    /** Returns why this sender is refused before its request is read; undefined when it may send. */
    refuse({ origin, host, address }: Sender): Refusal | undefined {
      // A page opened under another of our host names (127.0.0.1, a preview host) is still our page: it asks its own host.
      const isOurs = origin === undefined || origin === publicOrigin || URL.parse(origin)?.host === host;
      if (!isOurs) return wrongOrigin();
      const { count, endsInMs } = countRequest(addressPrefix(address), performance.now());
      return count > limit.max ? tooMany(Math.ceil(endsInMs / 1000)) : undefined;
    },
    /**
     * Stores an event; resolves when it is committed.
     * @param body JSON, not checked yet
     * @throws for an unforeseen failure
     */
    async keep(body: string, { userAgent }: Sender): Promise<Answer> {
      const parsed = parseJson(body);
      if (!parsed) return noJson();
      const { data: event, error } = eventSchema.safeParse(parsed.value);
      if (error) return refuseFirst(error.issues);
      try {
        const uuid = event.uuid ?? randomUUID();
        const received = { ...event, uuid, receivedAt: now(), country, isBot: isBot(userAgent) };
        const status = await sink.add(received);
        return {
          statusCode: 200,
          body: { status, uuid, ...(event.uuid === undefined && { repeats: 'indistinguishable' as const }) },
        };
      } catch (problem) {
        const refusal = explain(problem);
        if (!refusal) throw problem;
        return refusal;
      }
    },
    headersOf(answer: Answer | undefined, { origin }: Sender): Record<string, string> {
      const waits = answer && 'retryAfterSeconds' in answer;
      return {
        'cache-control': 'no-store',
        vary: 'origin',
        // A page on another host may read only the headers named here.
        ...(origin === publicOrigin && {
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'retry-after',
        }),
        ...(waits && { 'retry-after': String(answer.retryAfterSeconds) }),
      };
    },
  };
}

/** @returns undefined for invalid JSON, or a key that copying would take for an object's prototype */
function parseJson(body: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(body);
    const isPoisoned = typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__');
    return isPoisoned ? undefined : { value };
  } catch {
    return undefined;
  }
}

function refuseFirst([first]: z.core.$ZodIssue[]): Refusal {
  return invalidEvent(first?.path.join('/') || 'body', first?.message ?? '');
}
