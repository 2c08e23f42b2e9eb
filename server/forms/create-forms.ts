import type { Kysely } from 'kysely';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import type { Config } from '#server/config.ts';
import { commentAction } from '#server/comments/comment-action.ts';
import { contactAction } from '#server/contact/contact-action.ts';
import type { Database } from '#server/db/tables.ts';
import { createFormGate } from '#server/forms/form-gate.ts';
import { createFormTokens } from '#server/forms/form-token.ts';
import type { Forms } from '#server/forms/forms-plugin.ts';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import { confirmationAction } from '#server/moderation/confirmation-action.ts';
import { moderationAction } from '#server/moderation/moderation-action.ts';
import { createSignedLinks } from '#server/moderation/signed-links.ts';
import { reviewAction } from '#server/reviews/review-action.ts';
import type { SiteKeys } from '#server/keys/site-keys.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import { registrationAction } from '#server/registration/registration-action.ts';
import { subscriptionAction } from '#server/subscriptions/subscription-action.ts';
import type { Suppressions } from '#server/unsubscribe/suppressions.ts';
import { unsubscribeAction } from '#server/unsubscribe/unsubscribe-action.ts';

type Options = {
  db: Kysely<Database>;
  config: Pick<Config, 'forms' | 'mail' | 'publicOrigin'>;
  outbox: MailOutbox;
  suppressions: Suppressions;
  /** of the country's loans */
  limits: LoanLimits;
  keys: SiteKeys;
  now: () => Date;
};

/** Every form of the site and what takes it, by the name that routes give as their `form`. */
export function createForms({ db, config, outbox, suppressions, limits, keys, now }: Options) {
  const tokens = createFormTokens({ key: keys.forms, now });
  const proofOfWork = createProofOfWork(keys.forms);
  const { operator } = config.mail;
  const links = createSignedLinks({ tokens, origin: config.publicOrigin });
  const subscriptions = { outbox, links, suppressions };
  return {
    links,
    tokens,
    gate: createFormGate({ tokens, proofOfWork, now, limits: config.forms }),
    actions: {
      contact: contactAction({ outbox, operator, origin: config.publicOrigin }),
      comment: commentAction({ db, outbox, links, operator }),
      review: reviewAction({ outbox, links }),
      confirmation: confirmationAction({ outbox, links, operator }),
      moderation: moderationAction({ outbox, links }),
      reg: registrationAction({ outbox, limits, origin: config.publicOrigin, subscriptions }),
      subscription: subscriptionAction(db, subscriptions),
      unsubscribe: unsubscribeAction(suppressions),
    },
  } satisfies Forms & { links: unknown };
}
