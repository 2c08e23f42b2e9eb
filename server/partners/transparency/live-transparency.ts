import type { Kysely } from 'kysely';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import {
  noRounds,
  transparencyBook,
  type TransparencyBook,
} from '#domain/partners/transparency/transparency-book.ts';
import type { Database } from '#server/db/tables.ts';
import { createTransparencyRepository } from './transparency-repository.ts';

type Options = { db: Kysely<Database>; country: Pick<Country, 'code' | 'timeZone'> };

/**
 * Keeps the published rounds in memory. They are read together with the offers, whose lists show squares too; an unavailable
 * database removes none of them.
 */
export function createLiveTransparency({ db, country }: Options) {
  let known = noRounds;

  return {
    /** Reads them again. @throws when the database does not answer; the known rounds stay */
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

    /** Returns the rounds as last read. */
    book: (): TransparencyBook => known,
  };
}
