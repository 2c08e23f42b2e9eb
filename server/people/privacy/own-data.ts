import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { OwnDataVisit } from '#domain/people/privacy/own-data.ts';
import type { Database } from '#server/db/tables.ts';
import type { SiteKey } from '#server/shared/keys/site-keys.ts';
import { findAccessLink, readAccessCookie } from './access-links.ts';
import { createDataRequests } from './data-requests.ts';
import { readOwnData } from './read-own-data.ts';
import { createSelfExclusions } from './self-exclusions.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';

type Options = {
  db: Kysely<Database>;
  /** key of the suppressions: hashes addresses that must not be readable */
  key: SiteKey;
  suppressions: Pick<Suppressions, 'has'>;
  timeZone: string;
  now: () => Date;
};

export type OwnDataService = ReturnType<typeof createOwnData>;

/** Handles people's rights over the data held on their address. @see docs/decisions/041-own-data.md */
export function createOwnData({ db, key, suppressions, timeZone, now }: Options) {
  const exclusions = createSelfExclusions(key);
  const requests = createDataRequests({ key, timeZone });
  const today = () => dayOf(now(), timeZone);
  return {
    exclusions,
    requests,
    today,

    /** Reads the state of a visit to the page of one's own data. @param cookies of the request */
    async visit(cookies: string): Promise<OwnDataVisit> {
      const link = await findAccessLink(db, readAccessCookie(cookies), now());
      if (!link) return { state: 'unknown' };
      const { email, openedAt, endsAt } = link;
      if (!openedAt) return { state: 'waiting', email };
      const sources = { suppressions, exclusions, requests, timeZone };
      return { state: 'open', data: await readOwnData(db, email, sources, now()), endsAt };
    },
  };
}
