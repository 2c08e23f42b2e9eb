import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import type { Change, ChangeKind } from '#server/shared/changes/change-lists.ts';
import { createChangesRepository } from '#server/shared/changes/changes-repository.ts';
import type { Database } from '#server/db/tables.ts';

/** An offer as it was, null for a new one, and as it should be. A migration that changes the shape of offers changes both. */
export type OfferContent = { offerId: string; before: OfferRecord | null; after: OfferRecord };
export type OfferChange = Change<OfferContent>;

export const offerKind: ChangeKind<OfferContent> = { name: 'offer', subjectOf: ({ offerId }) => offerId };

/** Stores the changes of one country's offers. */
export const createOfferChangesRepository = (db: Kysely<Database>, country: CountryCode) =>
  createChangesRepository(db, offerKind, country);
