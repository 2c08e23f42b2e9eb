import { approvalConditions } from '#domain/tools/approval-test/approval-chance.ts';
import { readAnswers } from '#domain/tools/approval-test/approval-query.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { rulePackInForce } from '#domain/law/rule-pack-in-force.ts';
import { rankOffers } from '#domain/offers/rank-offers.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { withEvidence } from '#domain/offers/offer-evidence.ts';
import type { OfferList } from '#domain/offers/offer.ts';
import { baseOrder } from '#domain/offers/base-order.ts';
import {
  readLoanStep,
  readRegistration,
  toParams,
  type Registration,
} from '#domain/people/registration/read-registration.ts';
import { regFormVersion } from '#domain/people/registration/reg-form-version.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';
import type { FormValues } from '#domain/base/forms/form-state.ts';
import { newReference } from '#server/shared/forms/new-reference.ts';
import type { FormAction } from '#server/shared/forms/form-action.ts';
import type { MailOutbox } from '#server/shared/mail/mail-outbox.ts';
import { PAUSE_PAGE } from '#server/people/privacy/pause-guard.ts';
import type { OwnDataService } from '#server/people/privacy/own-data.ts';
import {
  requestSubscription,
  type RequestServices,
} from '#server/people/subscriptions/request-subscription.ts';
import { offersInMail } from './offers-in-mail.ts';
import { registrationMail } from './registration-mail.ts';

type Options = {
  outbox: MailOutbox;
  ownData: Pick<OwnDataService, 'exclusions' | 'today'>;
  country: Pick<Country, 'limits' | 'timeZone' | 'rulePacks' | 'offerClaims'>;
  /** loads the list that pages are made from */
  loadOffers: () => Promise<OfferList>;
  origin: string;
  subscriptions: RequestServices;
};

/**
 * Handles the forms of /reg/ and /reg2/. A visitor who meets the four conditions is registered and continues to the matching of
 * offers; any other learns the reason at once, whatever else is missing, and their data are not stored.
 */
export function registrationAction(options: Options): FormAction {
  const { outbox, ownData, country, loadOffers, origin, subscriptions } = options;
  const { limits } = country;
  return async ({ values, url, now }) => {
    const rejected = rejectedPath(values);
    if (rejected) return { ok: true, deed: async () => ({ path: rejected }) };
    const read = readRegistration(values, limits);
    if (!read.ok) return read;
    const { registration } = read;
    const { request } = registration;
    const search = writeLoanQuery({ request });
    // Read before the transaction of the deed, which holds a connection.
    const contents = await mailContents(request, now);
    return {
      ok: true,
      deed: async (tx) => {
        const { email } = registration.person;
        // A pause from offers holds for its address, also on a device without the pause's cookie.
        if (await ownData.exclusions.endOf(tx, email, ownData.today())) {
          return { path: PAUSE_PAGE, receipt: 'pauza' };
        }
        const version = url.pathname === '/reg2/' ? 3 : regFormVersion(values['ver'] ?? null, null);
        const row = toRow(registration, version, now);
        await tx.insertInto('registrations').values(row).execute();
        await outbox.addAsked(tx, email, () =>
          registrationMail(row, { ...contents, offersHref: `${origin}/offers/${search}`, origin }),
        );
        if (row.email_offers_at) {
          const wish = { email: row.email, offers: true, articles: false, alert: null, price: null };
          await requestSubscription(tx, { ...wish, now }, subscriptions);
        }
        return { path: `/process/${search}`, receipt: row.reference };
      },
    };
  };

  async function mailContents(request: LoanRequest, now: Date) {
    const { timeZone, rulePacks, offerClaims: claims } = country;
    const today = dayOf(now, timeZone);
    const pack = rulePackInForce(rulePacks, today);
    const { offers, activeIds, isOutage = false } = await loadOffers();
    const filters = { repayment: [], zero: false };
    const known = baseOrder(offers, activeIds).map((offer) => withEvidence(offer, today));
    const arranged = rankOffers({ offers: known, request, pack, sort: null, filters, claims });
    return {
      offers: isOutage ? null : offersInMail(arranged),
      warning: pack ? [`${pack.warning}\n${pack.serviceNotice}`] : [],
    };
  }

  /** Finds the page for a visitor who answered a question with no, with the known values; null: no condition is missed. */
  function rejectedPath(values: FormValues): string | null {
    const { given } = readAnswers(toParams(values));
    if (approvalConditions.every((name) => given[name] !== false)) return null;
    const { request, problems } = readLoanStep(toParams(values), limits);
    const params = new URLSearchParams(problems.length > 0 ? '' : writeLoanQuery({ request }));
    for (const name of approvalConditions) {
      if (given[name] !== undefined) params.set(name, given[name] ? 'da' : 'nu');
    }
    return `/landing/rejected/?${params}`;
  }
}

function toRow({ request, answers, person }: Registration, version: 2 | 3, now: Date): RegistrationsTable {
  return {
    reference: newReference('R'),
    version,
    amount_lei: request.principal / 100,
    term_count: request.term.count,
    term_unit: request.term.unit,
    purpose: request.purpose,
    is_adult: answers.over,
    is_citizen: answers.citizen,
    has_identity: answers.validIdentity,
    has_bank: answers.validBank,
    name: person.nume,
    email: person.email,
    phone: person.telefon ?? null,
    terms_accepted_at: now,
    email_offers_at: person.oferte_email ? now : null,
    phone_offers_at: person.oferte_telefon ? now : null,
    created_at: now,
  };
}
