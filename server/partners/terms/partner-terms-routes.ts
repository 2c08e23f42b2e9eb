import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { partnerTermsAnswer } from '#domain/answers/office/terms.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { bani } from '#domain/base/money/bani.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatLei } from '#domain/base/text/format-money.ts';
import type { PartnerTerms } from '#domain/partners/terms/partner-terms.ts';
import { partnerTermsFields, readPartnerTerms } from '#domain/partners/terms/read-partner-terms.ts';
import { endInWords, periodInWords, shareInWords } from '#domain/partners/terms/terms-in-words.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { listNamedOffers, namesOf } from './named-offers.ts';
import type { TermsServices } from './offer-terms-routes.ts';
import { listNamedPartners } from './named-partners.ts';
import { listPartnerTerms } from './partner-terms-change.ts';
import { createPartnerTermsChanges } from './partner-terms-changes.ts';
import { registerTermsChanges, termsReaders } from './register-terms-changes.ts';

const { oferte: _oferte, ...textFields } = partnerTermsFields;
const typedSchema = z.intersection(
  z.partialRecord(z.enum(Object.keys(textFields)), z.string().max(200)),
  z.object({ offers: z.array(z.string().max(100)).max(200).nullable() }),
);

/** Serves what partners get for an approved conversion: proposed by one person, approved by another. */
export const partnerTermsRoutes: FastifyPluginAsyncZod<OfficeServices & { terms: TermsServices }> = async (
  app,
  { db, country, now, terms: { isAuthorised } },
) => {
  const changes = createPartnerTermsChanges({ db, country, isAuthorised, now });
  const list = () => listPartnerTerms(db, country.code);

  app.get(
    '/api/admin/partner-terms',
    { config: termsReaders, schema: { response: { 200: partnerTermsAnswer } } },
    async () => {
      const [terms, listed, partners, offers] = await Promise.all([
        list(),
        changes.list(),
        listNamedPartners(db),
        listNamedOffers(db, country.code),
      ]);
      const nameOf = namesOf([...offers, ...partners]);
      return {
        isAuthorised,
        today: dayOf(now(), country.timeZone),
        offers,
        partners: partners.filter(({ mayHaveTerms }) => mayHaveTerms).map(({ id, name }) => ({ id, name })),
        terms: terms.map(({ partnerId, share, offers: own, ...one }) => ({
          ...one,
          partner: nameOf(partnerId),
          offers: own?.map(nameOf) ?? null,
          share: shareInWords(share),
        })),
        changes: listed.map((change) => ({
          ...change,
          title: nameOf(change.subject),
          lines: 'begins' in change ? linesOf(change.begins, nameOf) : [endInWords(change.ends)],
        })),
      };
    },
  );

  registerTermsChanges<PartnerTerms, z.output<typeof typedSchema>>(app, {
    path: '/api/admin/partner-terms-changes',
    changes,
    typed: typedSchema,
    readTerms: readPartnerTerms,
    subjectOf: ({ partnerId }) => partnerId,
    findSubject: async (id) => (await list()).find((one) => one.id === id)?.partnerId,
  });
};

function linesOf(terms: Omit<PartnerTerms, 'id'>, nameOf: (id: string) => string): string[] {
  const { offers, share, monthlyLimitBani, holdDays, payoutThresholdBani } = terms;
  const limit = monthlyLimitBani === null ? 'fără limită' : `cel mult ${formatLei(bani(monthlyLimitBani))}`;
  return [
    `${shareInWords(share)} pentru o conversie aprobată, ${periodInWords(terms)}`,
    offers === null ? 'Orice ofertă pentru care plătește cineva' : `Oferte: ${offers.map(nameOf).join(', ')}`,
    `Pe lună: ${limit}. Reținere: ${countNoun(holdDays, 'zi', 'zile')}. Plătim de la ${formatLei(bani(payoutThresholdBani))}.`,
  ];
}
