import type { Kysely } from 'kysely';
import { dayOf } from '#domain/calendar/iso-day.ts';
import type { Country } from '#domain/countries/country.ts';
import { noRounds, transparencyBook, type TransparencyBook } from '#domain/transparency/transparency-book.ts';
import type { Database } from '#server/db/tables.ts';
import { createTransparencyRepository } from './transparency-repository.ts';

type Options = { db: Kysely<Database>; country: Pick<Country, 'code' | 'timeZone'> };

/**
 * The published rounds, in memory. They are read together with the offers, whose lists show squares too; a database that is away takes
 * nothing back.
 */
export function createLiveTransparency({ db, country }: Options) {
  let known = noRounds;

  return {
    /** Reads them anew. @throws when the database does not answer; what was known stays */
    async load(): Promise<TransparencyBook> {
      const approved = await createTransparencyRepository(db, country.code).listApproved();
      known = transparencyBook(
        approved.map(({ entry, decidedAt, proposedAt }) => ({
          entry,
          on: dayOf(decidedAt ?? proposedAt, country.timeZone),
        })),
      );
      return known;
    },

    /** As they were read last. */
    book: (): TransparencyBook => known,
  };
}
