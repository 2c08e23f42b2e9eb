import { type UnsubscribePageData, UnsubscribePage } from '#app/people/unsubscribe/unsubscribe-page.tsx';
import { mailingTopics } from '#domain/people/subscriptions/mailing-topics.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';
import { declarePage } from '#app/shell/declare-page.tsx';
import { RECEIPT_KEY } from '#domain/base/forms/address-keys.ts';

export const unsubscribePage = declarePage({
  module: 'unsubscribe',
  Page: UnsubscribePage,
  load: loadUnsubscribe,
  addresses: [
    {
      path: '/unsubscribe/',
      name: 'Dezabonare',
      form: 'unsubscribe',
      query: ['cheie', RECEIPT_KEY],
      cached: false,
      asksForData: true,
      search: () => ({
        title: 'Dezabonare',
        summary: 'Opriți mesajele noastre, cu adresa de e-mail sau cu numărul de telefon.',
      }),
    },
  ],
});

/**
 * /unsubscribe/: loads the form; for a link in a mail, its buttons and the stopped topics; after stopping everything, the
 * confirmation.
 */
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
