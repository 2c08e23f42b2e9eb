import type { Kysely } from 'kysely';
import type { Country } from '#domain/law/countries/country.ts';
import { isInForce } from '#domain/partners/terms/is-in-force.ts';
import type { OfferTerms } from '#domain/partners/terms/offer-terms.ts';
import { paysForWords, whoPaysInWords } from '#domain/partners/terms/pays-for.ts';
import type { ListedPayer } from '#domain/texts/pages/listed-payer.ts';
import type { Database } from '#server/db/tables.ts';
import { listOfferTerms } from './offer-terms-change.ts';
import { createPayers } from './payers.ts';

type Known = { terms: OfferTerms[]; payers: Awaited<ReturnType<ReturnType<typeof createPayers>['list']>> };

/**
 * Caches who pays for which offer, and returns it as plain words: code that shows offers knows no money. It is read
 * together with the offers, so that no list is shown without it.
 */
export function createLiveWhoPays({ db, country }: { db: Kysely<Database>; country: Pick<Country, 'code'> }) {
  let known: Known = { terms: [], payers: [] };

  return {
    /** Reloads the terms. @throws when the database does not answer; the last known terms stay */
    async load(): Promise<void> {
      const [terms, payers] = await Promise.all([listOfferTerms(db, country.code), createPayers(db).list()]);
      known = { terms, payers };
    },

    /** Returns a sentence by the id of each offer with a payer on a day. @param day yyyy-mm-dd, in the country */
    wordsOn(day: string): ReadonlyMap<string, string> {
      const names = new Map(known.payers.map(({ id, name }) => [id, name]));
      return new Map(
        known.terms
          .filter((terms) => isInForce(terms, day))
          .map(({ offerId, payerId, paysFor }) => [
            offerId,
            whoPaysInWords(names.get(payerId) ?? '', paysFor),
          ]),
      );
    },

    /** Lists the firms that ever had terms, with all of them. */
    list: (): ListedPayer[] =>
      known.payers.flatMap(({ id, name, link, logo }) => {
        const own = known.terms.filter(
          ({ payerId, from, until }) => payerId === id && (until === null || from <= until),
        );
        if (own.length === 0) return [];
        const terms = own.map(({ offerId, paysFor, from, until }) => ({
          offerId,
          paysFor: paysForWords[paysFor],
          from,
          until,
        }));
        return [{ name, link, logo, terms }];
      }),
  };
}
