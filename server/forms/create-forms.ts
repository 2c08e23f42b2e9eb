import type { Config } from '#server/config.ts';
import { contactAction } from '#server/contact/contact-action.ts';
import { createFormGate } from '#server/forms/form-gate.ts';
import { createFormTokens } from '#server/forms/form-token.ts';
import type { Forms } from '#server/forms/forms-plugin.ts';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import type { SiteKeys } from '#server/keys/site-keys.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import type { Suppressions } from '#server/unsubscribe/suppressions.ts';
import { unsubscribeAction } from '#server/unsubscribe/unsubscribe-action.ts';

type Options = {
  config: Pick<Config, 'forms' | 'mail' | 'publicOrigin'>;
  outbox: MailOutbox;
  suppressions: Suppressions;
  keys: SiteKeys;
  now: () => Date;
};

/** Every form of the site and what takes it, by the name that routes give as their `form`. */
export function createForms({ config, outbox, suppressions, keys, now }: Options): Forms {
  const tokens = createFormTokens({ key: keys.forms, now });
  const proofOfWork = createProofOfWork(keys.forms);
  return {
    tokens,
    gate: createFormGate({ tokens, proofOfWork, now, limits: config.forms }),
    actions: {
      contact: contactAction({ outbox, operator: config.mail.operator, origin: config.publicOrigin }),
      unsubscribe: unsubscribeAction(suppressions),
    },
  };
}
