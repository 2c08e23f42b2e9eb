import type { ConfirmationData } from '#app/people/moderation/confirmation-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formState } from './form-state.ts';

/** Loads what the link of a message asks its reader to confirm. */
export async function loadConfirmation(args: PageArgs): Promise<ConfirmationData> {
  const { url, services } = args;
  const link = await services.signedLinks.follow(url);
  return {
    address: url.pathname + url.search,
    form: formState(args, 'confirmation'),
    link:
      !link || link.deed === 'moderate' || link.state === 'gone'
        ? null
        : { deed: link.deed, isDone: link.state === 'done' },
  };
}
