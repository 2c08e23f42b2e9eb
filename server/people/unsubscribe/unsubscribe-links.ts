import type { Kysely } from 'kysely';
import { type MailingTopic, mailingTopics } from '#domain/people/subscriptions/mailing-topics.ts';
import type { Database } from '#server/db/tables.ts';
import { isSameSecret } from '#server/shared/keys/is-same-secret.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';
import type { Suppressions } from './suppressions.ts';
import { listStopped, stopTopics } from './topic-stops.ts';

/** Content of a key in a mail: topics of one address; 'all' in mail that was sent before links had topics. */
export type UnsubscribeKey = { addressHash: Buffer; topics: readonly MailingTopic[] | 'all' };

/** State of a link for its holder. */
export type UnsubscribeState =
  | { isAllStopped: true }
  | {
      isAllStopped: false;
      topics: 'all' | readonly { topic: MailingTopic; isStopped: boolean }[];
    };

type Options = {
  suppressions: Pick<Suppressions, 'hashEmail' | 'addHash' | 'hasHash'>;
  /** key of the suppressions */
  key: SiteKey;
  origin: string;
};

export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>;

/**
 * Builds the links of every mailing: the page with one button for people, and the headers by which mail programs unsubscribe (RFC
 * 2369, RFC 8058). Its key names no address, and only we can make one: otherwise anybody could fill tables with meaningless hashes.
 */
export function createUnsubscribeLinks({ suppressions, key, origin }: Options) {
  const sealOf = (...parts: string[]) =>
    key
      .hmac(['link', ...parts].join('\n'))
      .subarray(0, 12)
      .toString('base64url');

  function query(email: string, topics: readonly MailingTopic[]): string {
    const hash = suppressions.hashEmail(email).toString('base64url');
    const named = topics.join('-');
    return `?cheie=${hash}.${named}.${sealOf(hash, named)}`;
  }

  function read(text: string): UnsubscribeKey | undefined {
    const [hash = '', ...rest] = text.split('.');
    const seal = rest.pop() ?? '';
    const addressHash = Buffer.from(hash, 'base64url');
    if (addressHash.length !== 32 || rest.length > 1) return undefined;
    if (!isSameSecret(seal, sealOf(hash, ...rest))) return undefined;
    const [named] = rest;
    if (named === undefined) return { addressHash, topics: 'all' };
    const words = named.split('-');
    return { addressHash, topics: mailingTopics.filter((topic) => words.includes(topic)) };
  }

  return {
    read,

    /** Builds the link for the last lines of the text. @param topics of such mails to this address */
    href: (email: string, topics: readonly MailingTopic[]): string =>
      `${origin}/unsubscribe/${query(email, topics)}`,

    /** Marks a mail as a mailing by these headers: it is not sent to an address that has stopped it meanwhile. */
    headers: (email: string, topics: readonly MailingTopic[]): Record<string, string> => ({
      'List-Unsubscribe': `<${origin}/api/unsubscribe${query(email, topics)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),

    /** Reads the key in the headers of a mailing. */
    ofMailing: (headers: Record<string, string>): UnsubscribeKey | undefined =>
      read(URL.parse(headers['List-Unsubscribe']?.slice(1, -1) ?? '')?.searchParams.get('cheie') ?? ''),

    /** Stops the topics of a key. A repeat changes nothing. */
    async stop(
      executor: Kysely<Database>,
      { addressHash, topics }: UnsubscribeKey,
      now: Date,
    ): Promise<void> {
      if (topics === 'all') await suppressions.addHash(executor, addressHash, now);
      else await stopTopics(executor, addressHash, topics, now);
    },

    /** Reads which topics of a link are stopped; undefined for a forged link. */
    async stateOf(executor: Kysely<Database>, text: string): Promise<UnsubscribeState | undefined> {
      const link = read(text);
      if (!link) return undefined;
      const { addressHash, topics } = link;
      if (await suppressions.hasHash(executor, addressHash)) return { isAllStopped: true };
      if (topics === 'all') return { isAllStopped: false, topics };
      const stopped = await listStopped(executor, addressHash);
      return {
        isAllStopped: false,
        topics: topics.map((topic) => ({ topic, isStopped: stopped.includes(topic) })),
      };
    },
  };
}
