import type { Logger } from 'pino';
import webPush from 'web-push';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import { isPushEndpoint } from '#domain/people/push/push-endpoint.ts';
import type { PushTopic } from '#domain/people/push/push-topics.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushRepository, PushTarget } from './push-repository.ts';

/** Content of a notification; `path` is the page of this site it opens. */
export type PushMessage = {
  title: string;
  body: string;
  path: string;
  /** of several notifications with the same tag a browser shows only the last */
  tag?: string;
};

export type PushOutcome = {
  sent: number;
  /** expired browsers, whose subscriptions were removed */
  gone: number;
  /** may work later: the subscription stays */
  failed: number;
};

/** Position of a sending, and the callback for its progress. */
type Progress = {
  /** address of the last recipient tried before */
  after: string;
  /** @returns false to stop */
  onReached: (endpoint: string, outcome: PushOutcome) => Promise<boolean>;
};

type Options = {
  repository: Pick<PushRepository, 'keys' | 'listSubscribed' | 'unsubscribe'>;
  /** the sender, for the push services: mailto: or https: */
  contact: string;
  /** see isPushEndpoint */
  ownService: string;
  today: () => IsoDay;
  logger: Pick<Logger, 'warn'>;
};

const TOGETHER = 20;
const DAY_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

export type PushSender = ReturnType<typeof createPushSender>;

/** Sends messages to the browsers subscribed to a topic. */
export function createPushSender({ repository, contact, ownService, today, logger }: Options) {
  async function sendOne(target: PushTarget, body: string, keys: PushKeys): Promise<keyof PushOutcome> {
    // The rule may have become stricter since the browser subscribed.
    if (!isPushEndpoint(target.endpoint, ownService)) return 'failed';
    const { endpoint, p256dh, auth } = target;
    try {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject: contact, ...keys },
        TTL: DAY_SECONDS,
      });
      const answer = await fetch(endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (answer.status !== 404 && answer.status !== 410) {
        logger.warn({ status: answer.status, host: new URL(endpoint).host }, 'a push message was not taken');
        return 'failed';
      }
      await repository.unsubscribe(endpoint);
      return 'gone';
    } catch (error) {
      logger.warn({ err: error, host: new URL(endpoint).host }, 'a push message was not sent');
      return 'failed';
    }
  }

  return {
    /** Sends a message to all subscribers of a topic. @throws {RangeError} for a page of another site */
    async send(topic: PushTopic, message: PushMessage, progress?: Progress): Promise<PushOutcome> {
      if (!/^\/(?!\/)/.test(message.path)) throw new RangeError(`not a page of this site: ${message.path}`);
      const keys = await repository.keys();
      const outcome: PushOutcome = { sent: 0, gone: 0, failed: 0 };
      const body = JSON.stringify(message);
      let targets: PushTarget[] = [];
      let last = progress?.after ?? '';
      do {
        targets = await repository.listSubscribed(topic, { after: last, count: TOGETHER, today: today() });
        const results = await Promise.all(targets.map((target) => sendOne(target, body, keys)));
        const reached: PushOutcome = { sent: 0, gone: 0, failed: 0 };
        for (const result of results) {
          reached[result] += 1;
          outcome[result] += 1;
        }
        last = targets.at(-1)?.endpoint ?? last;
        if (progress && !(await progress.onReached(last, reached))) break;
      } while (targets.length === TOGETHER);
      return outcome;
    },
  };
}
