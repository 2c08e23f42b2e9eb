import type { Kysely } from 'kysely';
import type { CountryCode } from '#domain/law/countries/country.ts';
import type { LenderEvidence } from '#domain/offers/evidence/lender-evidence.ts';
import { withEntries } from '#domain/offers/evidence/with-entries.ts';
import type { Database } from '#server/db/tables.ts';
import { createEvidenceChangesRepository, type PublicEntry } from './evidence-changes-repository.ts';

type Options = {
  db: Kysely<Database>;
  country: CountryCode;
  /** evidence of the content files, by the slug of the lender's offer */
  starting: ReadonlyMap<string, LenderEvidence>;
};

export type LiveEvidence = ReturnType<typeof createLiveEvidence>;

/**
 * Combines the evidence of each lender's prices: the content files and the entries two people of the office have added. Offers are
 * read together with it, so that a quote never mixes the figures of one day with the products of another.
 */
export function createLiveEvidence({ db, country, starting }: Options) {
  let known: ReadonlyMap<string, LenderEvidence> = starting;

  async function read(): Promise<ReturnType<typeof withEntries<PublicEntry>>> {
    return withEntries(starting, await createEvidenceChangesRepository(db, country).listPublic());
  }

  return {
    read,

    /** Reads the evidence again. @throws when the database does not answer; the known evidence stays */
    load: async (): Promise<ReadonlyMap<string, LenderEvidence>> => {
      known = (await read()).evidence;
      return known;
    },

    /** Returns all evidence as last read. */
    lastKnown: (): ReadonlyMap<string, LenderEvidence> => known,

    /** Returns a lender's evidence as last read. */
    find: (lender: string): LenderEvidence | undefined => known.get(lender),
  };
}
