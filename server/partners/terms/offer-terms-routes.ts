import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerTermsAnswer } from '#domain/answers/office/terms.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { OfferTerms } from '#domain/partners/terms/offer-terms.ts';
import { paysForWords, whoPaysInWords } from '#domain/partners/terms/pays-for.ts';
import { offerTermsFields, readOfferTerms } from '#domain/partners/terms/read-offer-terms.ts';
import { endInWords, periodInWords } from '#domain/partners/terms/terms-in-words.ts';
import type { OfficeServices } from '#server/office/office-services.ts';
import { listNamedOffers, namesOf } from './named-offers.ts';
import { listOfferTerms } from './offer-terms-change.ts';
import { createOfferTermsChanges } from './offer-terms-changes.ts';
import { createPayers } from './payers.ts';
import { registerTermsChanges, termsReaders } from './register-terms-changes.ts';

/** What the routes of terms need besides. */
export type TermsServices = { isAuthorised: boolean };

const typedSchema = z.partialRecord(z.enum(Object.keys(offerTermsFields)), z.string().max(200));

/** Serves who pays for which offer, for what and when: proposed by one person, approved by another. */
export const offerTermsRoutes: FastifyPluginAsyncZod<OfficeServices & { terms: TermsServices }> = async (
  app,
  { db, country, now, terms: { isAuthorised } },
) => {
  const changes = createOfferTermsChanges({ db, country, isAuthorised, now });
  const list = () => listOfferTerms(db, country.code);

  app.get(
    '/api/admin/offer-terms',
    { config: termsReaders, schema: { response: { 200: offerTermsAnswer } } },
    async () => {
      const [terms, listed, payers, offers] = await Promise.all([
        list(),
        changes.list(),
        createPayers(db).list(),
        listNamedOffers(db, country.code),
      ]);
      const nameOf = namesOf([...offers, ...payers]);
      const inWords = ({ offerId, payerId, paysFor }: Omit<OfferTerms, 'id'>) =>
        `${nameOf(offerId)}: ${whoPaysInWords(nameOf(payerId), paysFor)}`;
      return {
        isAuthorised,
        today: dayOf(now(), country.timeZone),
        offers,
        payers,
        terms: terms.map((one) => ({
          id: one.id,
          offer: nameOf(one.offerId),
          payer: nameOf(one.payerId),
          paysFor: paysForWords[one.paysFor],
          from: one.from,
          until: one.until,
        })),
        changes: listed.map((change) => ({
          ...change,
          ...('begins' in change
            ? { title: inWords(change.begins), lines: [periodInWords(change.begins)] }
            : { title: nameOf(change.subject), lines: [endInWords(change.ends)] }),
        })),
      };
    },
  );

  registerTermsChanges<OfferTerms, z.output<typeof typedSchema>>(app, {
    path: '/api/admin/offer-terms-changes',
    changes,
    typed: typedSchema,
    readTerms: readOfferTerms,
    subjectOf: ({ offerId }) => offerId,
    findSubject: async (id) => (await list()).find((one) => one.id === id)?.offerId,
  });
};
