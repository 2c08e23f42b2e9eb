import { type ConfirmationData, ConfirmationPage } from '#app/people/moderation/confirmation-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formState } from './form-state.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { LINK_KEY } from '#domain/base/forms/address-keys.ts';

export const confirmationPage = declarePage({
  module: 'confirmation',
  Page: ConfirmationPage,
  load: loadConfirmation,
  addresses: [
    {
      path: '/confirmare/',
      form: 'confirmation',
      query: [LINK_KEY],
      asksForData: true,
      ...personal,
    },
  ],
});

/** Loads the action that the link of a message confirms. */
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
