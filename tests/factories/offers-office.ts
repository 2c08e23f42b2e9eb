import type { Kysely } from 'kysely';
import { romania } from '#domain/law/countries/romania.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { Database } from '#server/db/tables.ts';
import { createOffersRepository } from '#server/offers/offers-repository.ts';
import { newEvidence, perDay } from './new-evidence.ts';
import { newRecord, newSource } from './new-offer.ts';
import { noTexts, startOffice } from './office.ts';

/** Builds a lender's own example, in percent a day; the offer begins with 1. */
export const example = (percentPerDay: number) => ({ value: `${percentPerDay}% pe zi`, source: newSource() });

export const offer = newRecord({ id: '1', productType: 'loan', example: example(1) });

/** A path without a page on the site of this office. */
export const MISSING_PAGE = '/credit-nevoi-personale/nimeni/';

/** Prices of the lenders, by the evidence this office starts with: in percent a day. */
const prices: Record<string, number> = { 'creditor-1': 1, 'creditor-2': 0.9, 'creditor-3': 2 };
const starting = new Map(
  Object.entries(prices).map(([lender, percent]) => [lender, newEvidence(lender, perDay(percent))]),
);

type OffersOffice = Awaited<ReturnType<typeof startOffersOffice>>;

/** Starts the back office over one public, active offer, with two people who may propose and approve. */
export async function startOffersOffice(db: Kysely<Database>, now: () => Date) {
  const texts = { ...noTexts, mayLeadTo: (path: string) => path !== MISSING_PAGE };
  const office = await startOffice(db, { now, texts, starting });
  const offers = createOffersRepository(db);
  return {
    office,
    offers,
    readEvidence: async () => starting,
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
export function propose(person: Editor, after: OfferRecord, more: object = {}) {
  const note = 'Prețul de pe pagina creditorului s-a schimbat.';
  return person.call('POST', '/api/admin/offer-changes', { offer: after, note, ...more });
}
