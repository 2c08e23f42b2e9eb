import type { UnsubscribePageData } from '#app/features/unsubscribe/unsubscribe-page.tsx';
import type { PageArgs } from '#server/pages/page-contract.ts';
import { formReceipt, formState } from './form-state.ts';

/** /unsubscribe/: the form; from a link in a mail, one button; after sending, that it is done. */
export async function loadUnsubscribe(args: PageArgs): Promise<UnsubscribePageData> {
  return {
    form: formState(args, 'unsubscribe'),
    sealedEmail: args.submission?.values['cheie'] ?? args.url.searchParams.get('cheie'),
    isDone: formReceipt(args, 'unsubscribe') !== null,
  };
}
