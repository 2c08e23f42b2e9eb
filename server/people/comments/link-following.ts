import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';
import type { SignedLinks } from '#server/shared/links/signed-links.ts';
import { readLinkState } from './confirmation-action.ts';
import { findSubject } from './find-subject.ts';

/** Creates the reader of a page's signed link: its deed, its state, and the text concerned. */
export function createLinkFollowing(db: Kysely<Database>, links: SignedLinks) {
  return {
    /** Reads the link of an address; null when it is not ours. */
    async follow(url: URL) {
      const link = links.read(url);
      if (!link) return null;
      const subject = link.deed === 'moderate' ? await findSubject(db, link) : undefined;
      return { deed: link.deed, state: await readLinkState(db, link), subject: subject ?? null };
    },
  };
}
