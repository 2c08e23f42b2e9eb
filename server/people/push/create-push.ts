import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { createPushRepository } from './push-repository.ts';
import { createPushSender } from './push-sender.ts';

type Options = {
  db: Kysely<Database>;
  config: Pick<Config, 'operator' | 'pushService' | 'publicOrigin'>;
  today: () => IsoDay;
  logger: Pick<Logger, 'warn'>;
};

/** Creates push messages: subscriptions and sending, shared by the site, its commands and the back office. */
export function createPush({ db, config, today, logger }: Options) {
  const repository = createPushRepository(db);
  const { email } = config.operator;
  // Push services require a contact for a misbehaving sender.
  const contact = email ? `mailto:${email}` : config.publicOrigin.replace(/^http:/, 'https:');
  const sender = createPushSender({ repository, contact, ownService: config.pushService, today, logger });
  return { repository, sender, ownService: config.pushService };
}
