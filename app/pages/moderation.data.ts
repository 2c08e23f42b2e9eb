import type { ModerationData } from '#app/people/moderation/moderation-page.tsx';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { formState } from './form-state.ts';

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
