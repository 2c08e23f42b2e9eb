import type { Kysely } from 'kysely';
import { countries } from '#domain/law/countries/countries.ts';
import type { CountryCode } from '#domain/law/countries/country.ts';
import { romanianRulePacksBy } from '#domain/law/romanian-rule-packs.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { startingLendingFacility } from '#domain/law/lending-facility.ts';
import { withEntries } from '#domain/base/series/series-book.ts';
import type { SeriesBook } from '#domain/base/series/series.ts';
import type { Database } from '#server/db/tables.ts';
import { createSeriesChangesRepository } from './series-changes-repository.ts';

type Options = {
  db: Kysely<Database>;
  country: CountryCode;
  /** the series of the content files */
  starting: SeriesBook;
};

/**
 * The present series of figures, in memory: the content files and the values added since. An unavailable database removes none of
 * them. The rules of credit follow them.
 */
export type LiveSeries = ReturnType<typeof createLiveSeries>;

export function createLiveSeries({ db, country, starting }: Options) {
  let known = '[]';
  let book = starting;
  let romanian = rulesBy(starting);

  const rulePacksOf = (code: CountryCode): RulePack[] =>
    code === 'RO' ? romanian : countries[code].rulePacks;

  return {
    /**
     * Reads the added values.
     * @returns whether they differ from before
     * @throws when the database does not answer; the known values stay
     */
    async load(): Promise<boolean> {
      const entries = await createSeriesChangesRepository(db, country).listPublic();
      const now = JSON.stringify(entries.map(({ id }) => id));
      if (now === known) return false;
      known = now;
      book = withEntries(starting, entries);
      romanian = rulesBy(book);
      return true;
    },

    book: (): SeriesBook => book,

    /** Returns the rules of credit of this site's country, dated, ascending. */
    rulePacks: (): RulePack[] => rulePacksOf(country),

    rulePacksOf,
  };
}

function rulesBy({ lombard }: SeriesBook): RulePack[] {
  // The ceilings began after this value did; earlier values belong to no pack.
  return romanianRulePacksBy(lombard.filter(({ from }) => from >= startingLendingFacility.from));
}
