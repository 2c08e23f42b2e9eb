import { approvalConditions } from '#domain/approval-test/approval-chance.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanLimits } from '#domain/offers/loan-request.ts';
import { readRegistration, type Registration } from '#domain/registration/read-registration.ts';
import { regFormVersion } from '#domain/registration/reg-form-version.ts';
import type { RegistrationsTable } from '#server/db/tables/mail-and-forms-tables.ts';
import { newReference } from '#server/forms/new-reference.ts';
import type { FormAction } from '#server/forms/form-action.ts';
import type { MailOutbox } from '#server/mail/mail-outbox.ts';
import { PAUSE_PAGE } from '#server/privacy/pause-guard.ts';
import type { OwnDataService } from '#server/privacy/own-data.ts';
import { requestSubscription, type RequestServices } from '#server/subscriptions/request-subscription.ts';
import { registrationMail } from './registration-mail.ts';

type Options = {
  outbox: MailOutbox;
  ownData: Pick<OwnDataService, 'exclusions' | 'today'>;
  limits: LoanLimits;
  origin: string;
  subscriptions: RequestServices;
};

/**
 * The forms of /reg/ and /reg2/. Whoever meets the four conditions is registered and led to the matching of offers; whoever does
 * not is told why at once, and nothing of the person is kept.
 */
export function registrationAction(options: Options): FormAction {
  const { outbox, ownData, limits, origin, subscriptions } = options;
  return ({ values, url, now }) => {
    const read = readRegistration(values, limits);
    if (!read.ok) return read;
    const { registration } = read;
    const { request, answers } = registration;
    const search = writeLoanQuery({ request });
    const unmet = approvalConditions.filter((name) => !answers[name]);
    if (unmet.length > 0) {
      const said = approvalConditions.map((name) => `&${name}=${answers[name] ? 'da' : 'nu'}`).join('');
      return { ok: true, deed: async () => ({ path: `/landing/rejected/${search}${said}` }) };
    }
    return {
      ok: true,
      deed: async (tx) => {
        const { email } = registration.person;
        // Whoever asked for a pause gets it, also on a device that does not know of it.
        if (await ownData.exclusions.endOf(tx, email, ownData.today())) {
          return { path: PAUSE_PAGE, receipt: 'pauza' };
        }
        const version = url.pathname === '/reg2/' ? 3 : regFormVersion(values['ver'] ?? null, null);
        const row = toRow(registration, version, now);
        await tx.insertInto('registrations').values(row).execute();
        await outbox.add(tx, registrationMail(row, `${origin}/offers/${search}`, origin));
        if (row.email_offers_at) {
          const wish = { email: row.email, offers: true, articles: false, alert: null };
          await requestSubscription(tx, { ...wish, now }, subscriptions);
        }
        return { path: `/process/${search}`, receipt: row.reference };
      },
    };
  };
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
