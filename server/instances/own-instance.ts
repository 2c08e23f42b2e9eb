import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { OfferList } from '#domain/offers/offer.ts';
import type { ContentEntry } from '#server/content/read-content-files.ts';
import type { Instance, InstancesRepository } from './instances-repository.ts';
import { offersVersion, textsVersion } from './version-of.ts';

const BEAT_MS = 10_000;

type Options = {
  repository: Pick<InstancesRepository, 'write' | 'remove' | 'forgetSilent'>;
  name: string;
  files: ReadonlyMap<string, string>;
  /** what visitors see of the texts now */
  publicTexts: () => readonly ContentEntry[];
  logger: Pick<Logger, 'warn'>;
  now: () => Date;
};

/** This instance of the program, and what it tells the others of itself. */
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
      // While the database is away no other instance can ask for this state; the next beat tells it again.
      logger.warn({ err: error }, 'this instance could not say that it is there');
    }
  }

  return {
    id,
    state,

    /** What this instance serves has changed: others know it at once. */
    tell,

    /** The pages here are made of this list from now on. One that could not be read changes nothing. */
    async servesOffers(list: OfferList): Promise<void> {
      const version = offersVersion(list);
      if (version === null || version === offers) return;
      offers = version;
      await tell();
    },

    /** Says that this instance is there, until it is disposed of. */
    async announce(build: Instance['build']): Promise<AsyncDisposable> {
      announced = build;
      await repository.forgetSilent();
      await tell();
      const timer = setInterval(() => void tell(), BEAT_MS);
      return {
        async [Symbol.asyncDispose]() {
          clearInterval(timer);
          announced = null;
          // When the database is away the end can not be told: after 35 seconds of silence the others know.
          await repository.remove(id).catch(() => undefined);
        },
      };
    },
  };
}

export type OwnInstance = ReturnType<typeof createOwnInstance>;
