import { type ModerationData, ModerationPage } from '#app/people/moderation/moderation-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formState } from './form-state.ts';
import { declarePage, personal } from '#app/shell/declare-page.tsx';
import { LINK_KEY } from '#domain/base/forms/address-keys.ts';

export const moderationPage = declarePage({
  module: 'moderation',
  Page: ModerationPage,
  load: loadModeration,
  addresses: [{ path: '/moderare/', form: 'moderation', query: [LINK_KEY], asksForData: true, ...personal }],
});

/** Loads the target of a moderator's link from a message. */
export async function loadModeration(args: PageArgs): Promise<ModerationData> {
  const { url, services } = args;
  const link = await services.signedLinks.follow(url);
  return {
    address: url.pathname + url.search,
    form: formState(args, 'moderation'),
    subject: link?.subject ?? null,
  };
}
