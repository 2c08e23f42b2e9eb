import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/tables.ts';
import { createMailingCheck } from '#server/people/privacy/mailing-check.ts';
import { createOwnData } from '#server/people/privacy/own-data.ts';
import { createSuppressions } from '#server/people/unsubscribe/suppressions.ts';
import { createUnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';
import type { Jobs } from '#server/shared/jobs/jobs.ts';
import type { SiteKeys } from '#server/shared/keys/site-keys.ts';
import { createMailOutbox } from '#server/shared/mail/mail-outbox.ts';

type Options = {
  config: Pick<Config, 'publicOrigin'>;
  db: Kysely<Database>;
  jobs: Jobs;
  keys: SiteKeys;
  timeZone: string;
  now: () => Date;
};

/** Creates the mail services, and the records of people's choices about mails and of requests about their data. */
export function createMailing({ config, db, jobs, keys, timeZone, now }: Options) {
  const outbox = createMailOutbox({ jobs, now });
  const suppressions = createSuppressions(keys.suppressions);
  const unsubscribeLinks = createUnsubscribeLinks({
    suppressions,
    key: keys.suppressions,
    origin: config.publicOrigin,
  });
  const ownData = createOwnData({
    db,
    key: keys.suppressions,
    suppressions,
    timeZone,
    now,
  });
  return {
    outbox,
    suppressions,
    ownData,
    unsubscribeLinks,
    isUnwanted: createMailingCheck({ suppressions, links: unsubscribeLinks, ownData }),
    unsubscribing: { stateOf: (key: string) => unsubscribeLinks.stateOf(db, key) },
  };
}
