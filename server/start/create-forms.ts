import type { Kysely, Transaction } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { readDebts } from '#domain/tools/debts/read-debts.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import type { Config } from '#server/config.ts';
import { commentAction } from '#server/people/comments/comment-action.ts';
import { contractCheckForm } from '#server/tools/contract-check/contract-check-form.ts';
import { contactAction } from '#server/people/contact/contact-action.ts';
import type { Database } from '#server/db/tables.ts';
import { priceReportAction } from '#server/offers/evidence/price-report-action.ts';
import { sentRequestAction } from '#server/offers/evidence/sent-request-action.ts';
import { createFormGate } from '#server/shared/forms/form-gate.ts';
import { createFormTokens } from '#server/shared/forms/form-token.ts';
import type { Forms } from '#server/web/pages/forms-plugin.ts';
import { createProofOfWork } from '#server/shared/forms/proof-of-work.ts';
import { confirmationAction } from '#server/people/comments/confirmation-action.ts';
import { moderationAction } from '#server/people/comments/moderation-action.ts';
import { createSignedLinks } from '#server/shared/links/signed-links.ts';
import type { OwnDataService } from '#server/people/privacy/own-data.ts';
import { ownDataAction } from '#server/people/privacy/own-data-action.ts';
import { reviewAction } from '#server/people/comments/review-action.ts';
import type { SiteKeys } from '#server/shared/keys/site-keys.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { applicationAction } from '#server/partners/partners/application-action.ts';
import { registrationAction } from '#server/people/registration/registration-action.ts';
import { subscriptionAction } from '#server/people/subscriptions/subscription-action.ts';
import type { Suppressions } from '#server/people/unsubscribe/suppressions.ts';
import { unsubscribeAction } from '#server/people/unsubscribe/unsubscribe-action.ts';
import type { UnsubscribeLinks } from '#server/people/unsubscribe/unsubscribe-links.ts';

type Options = {
  db: Kysely<Database>;
  config: Pick<Config, 'forms' | 'mail' | 'publicOrigin'>;
  outbox: MailOutbox;
  suppressions: Suppressions;
  unsubscribeLinks: UnsubscribeLinks;
  ownData: OwnDataService;
  country: Pick<Country, 'code' | 'limits' | 'timeZone' | 'rulePacks' | 'offerClaims'>;
  loadOffers: () => Promise<OfferList>;
  keys: SiteKeys;
  /** queues an erasure for the list beside the backups */
  onErased: (tx: Transaction<Database>) => Promise<void>;
  now: () => Date;
};

/** Creates every form of the site with its action, by the name that routes give as their `form`. */
export function createForms(options: Options) {
  const { db, config, outbox, suppressions, unsubscribeLinks, ownData, country, loadOffers, keys, now } =
    options;
  const { onErased } = options;
  const tokens = createFormTokens({ key: keys.forms, now });
  const proofOfWork = createProofOfWork(keys.forms);
  const { operator } = config.mail;
  const { publicOrigin: origin } = config;
  const { timeZone } = country;
  const links = createSignedLinks({ tokens, origin });
  const subscriptions = { outbox, links, suppressions };
  return {
    links,
    tokens,
    gate: createFormGate({ tokens, proofOfWork, now, limits: config.forms }),
    computed: {
      'contract-check': contractCheckForm(timeZone),
      debts: (values) => readDebts(values).problems,
    },
    actions: {
      'price-report': priceReportAction({ country, loadOffers, key: keys['price-reports'] }),
      'sent-request': sentRequestAction({ country, loadOffers, key: keys['price-reports'], tokens }),
      affiliate: applicationAction({ db }),
      contact: contactAction({ outbox, links, operator, timeZone }),
      comment: commentAction({ db, outbox, links, operator }),
      review: reviewAction({ outbox, links }),
      confirmation: confirmationAction({ outbox, links, operator }),
      moderation: moderationAction({ outbox, links }),
      reg: registrationAction({ outbox, ownData, country, loadOffers, origin, subscriptions }),
      subscription: subscriptionAction({ db, country, loadOffers }, subscriptions),
      'own-data': ownDataAction({ db, ownData, outbox, operator, origin, timeZone, onErased }),
      unsubscribe: unsubscribeAction(suppressions, unsubscribeLinks),
    },
  } satisfies Forms & { links: unknown };
}
