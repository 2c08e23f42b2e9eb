import { mailingTopics } from '#domain/people/subscriptions/mailing-topics.ts';
import type { UnsubscribePageData } from '#app/people/unsubscribe/unsubscribe-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';

/** /unsubscribe/: the form; from a link in a mail, its buttons and what they have stopped; after all was stopped, that it is done. */
export async function loadUnsubscribe(args: PageArgs): Promise<UnsubscribePageData> {
  const { services, submission, url } = args;
  const key = submission?.values['cheie'] ?? url.searchParams.get('cheie');
  const state = key ? await services.unsubscribing.stateOf(key) : undefined;
  const receipt = formReceipt(args, 'unsubscribe');
  return {
    form: formState(args, 'unsubscribe'),
    link: key && state && !state.isAllStopped ? { key, topics: state.topics } : null,
    isDone: receipt === 'da' || state?.isAllStopped === true,
    resumed: receipt === 'nimic' ? receipt : (mailingTopics.find((topic) => topic === receipt) ?? null),
  };
}
