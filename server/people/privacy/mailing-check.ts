import type { IsUnwanted } from '#server/shared/mail/deliver.ts';
import type { OwnDataService } from './own-data.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { listStopped } from '#server/people/unsubscribe/topic-stops.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';

type Options = {
  suppressions: Pick<Suppressions, 'has'>;
  links: Pick<UnsubscribeLinks, 'ofMailing'>;
  ownData: Pick<OwnDataService, 'exclusions' | 'today'>;
};

/**
 * Checks a mailing right before it is sent: it is unwanted by an address that unsubscribed, stopped all its topics, or is in a
 * pause from credit while the mailing is about credit.
 */
export function createMailingCheck({ suppressions, links, ownData }: Options): IsUnwanted {
  return async (executor, { recipient: email, headers }) => {
    if (await suppressions.has(executor, { email })) return true;
    const key = links.ofMailing(headers);
    const topics = key && key.topics !== 'all' ? key.topics : null;
    if (key && topics) {
      const stopped = await listStopped(executor, key.addressHash);
      if (topics.every((topic) => stopped.includes(topic))) return true;
    }
    // An alert about an exchange rate is not an offer, and is sent once: in a pause as well.
    if (topics?.every((topic) => topic === 'curs')) return false;
    return (await ownData.exclusions.endOf(executor, email, ownData.today())) !== null;
  };
}
