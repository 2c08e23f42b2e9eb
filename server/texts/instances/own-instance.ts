import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { OfferList } from '#domain/offers/offer.ts';
import type { ContentEntry } from '#server/texts/content/read-content-files.ts';
import type { Instance, InstancesRepository } from './instances-repository.ts';
import { offersVersion, textsVersion } from './version-of.ts';

const BEAT_MS = 10_000;

type Options = {
  repository: Pick<InstancesRepository, 'write' | 'remove' | 'forgetSilent'>;
  name: string;
  files: ReadonlyMap<string, string>;
  /** the texts visible now */
  publicTexts: () => readonly ContentEntry[];
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
};

/** Reports the state of this instance to the others. */
export function createOwnInstance({ repository, name, files, publicTexts, logger, now }: Options) {
  const id: string = randomUUID();
  const startedAt = now();
  let offers: string | null = null;
  let announced: Instance['build'] | null = null;

  const state = (build: Instance['build']): Instance => ({
    id,
    name,
    build,
    startedAt,
    files: Object.fromEntries(files),
    offers,
    texts: textsVersion(publicTexts()),
  });

  async function tell(): Promise<void> {
    if (!announced) return;
    try {
      await repository.write(state(announced));
    } catch (error) {
      // While the database is unavailable no other instance can read this state; the next heartbeat reports it again.
      logger.warn({ err: error }, 'this instance could not say that it is there');
    }
  }

  return {
    id,
    name,
    state,

    /** Reports a change of what this instance serves at once. */
    tell,

    /** Sets the list that the pages here are made from. A list that could not be read changes nothing. */
    async servesOffers(list: OfferList): Promise<void> {
      const version = offersVersion(list);
      if (version === null || version === offers) return;
      offers = version;
      await tell();
    },

    /** Sends heartbeats until it is disposed of. */
    async announce(build: Instance['build']): Promise<AsyncDisposable> {
      announced = build;
      await repository.forgetSilent();
      await tell();
      const timer = setInterval(() => void tell(), BEAT_MS);
      return {
        async [Symbol.asyncDispose]() {
          clearInterval(timer);
          announced = null;
          // While the database is unavailable the end cannot be reported: the others notice after 35 seconds of silence.
          await repository.remove(id).catch(() => undefined);
        },
      };
    },
  };
}

export type OwnInstance = ReturnType<typeof createOwnInstance>;
