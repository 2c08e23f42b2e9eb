import type { IsUnwanted } from '#server/mail/deliver.ts';
import type { OwnDataService } from '#server/privacy/own-data.ts';
import type { Suppressions } from './suppressions.ts';
import { listStopped } from './topic-stops.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

type Options = {
  suppressions: Pick<Suppressions, 'has'>;
  links: Pick<UnsubscribeLinks, 'ofMailing'>;
  ownData: Pick<OwnDataService, 'exclusions' | 'today'>;
};

/**
 * Who a mailing does not go to, asked right before it leaves: whoever unsubscribed, stopped everything it is about, or makes a
 * pause from credit while it is about credit.
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
    // An exchange rate that somebody waits for is no offer, and it is told once: in a pause as well.
    if (topics?.every((topic) => topic === 'curs')) return false;
    return (await ownData.exclusions.endOf(executor, email, ownData.today())) !== null;
  };
}
