import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Database } from '#server/db/tables.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { dailyOffer, newSource } from './new-offer.ts';
import { noTexts, startOffice } from './office.ts';

export const offer = dailyOffer({ id: '1', productType: 'loan' });

/** A path without a page on the site of this office. */
export const MISSING_PAGE = '/credit-nevoi-personale/nimeni/';

/** Builds a price for a single payment, in percent a day; the offer begins with 1. */
export const price = (ratePercentPerDay: number) => ({
  value: { kind: 'daily' as const, ratePercentPerDay, freeDays: 3 },
  source: newSource(),
});

type OffersOffice = Awaited<ReturnType<typeof startOffersOffice>>;

/** Starts the back office over one public, active offer, with two people who may propose and approve. */
export async function startOffersOffice(db: Kysely<Database>, now: () => Date) {
  const texts = { ...noTexts, isPublicPath: (path: string) => path !== MISSING_PAGE };
  const office = await startOffice(db, { now, texts });
  const offers = createOffersRepository(db);
  return {
    office,
    offers,
    /** sets up an empty database, before each test */
    begin: async () => {
      await offers.upsert(offer, now());
      await db
        .insertInto('lead_feeds')
        .values({ lead_id: romania.leadId, country: 'RO', active_ids: ['1'], seed_hash: null })
        .execute();
      return { ana: await office.enter(['editor'], 'Ana'), ion: await office.enter(['editor'], 'Ion') };
    },
  };
}

export type Editor = Awaited<ReturnType<OffersOffice['begin']>>['ana'];

/** Proposes a change. @returns the answer with the change's number */
export function propose(person: Editor, after: Offer, more: object = {}) {
  const note = 'Prețul de pe pagina creditorului s-a schimbat.';
  return person.call('POST', '/api/admin/offer-changes', { offer: after, note, ...more });
}
