import type { Kysely } from 'kysely';
import type { IsoDay } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { termsOn } from '#domain/partners/terms/terms-on.ts';
import type { Database } from '#server/db/tables.ts';
import { listOfferTerms } from '#server/partners/terms/offer-terms-change.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';

type Asked = { partnerId: string; country: Pick<Country, 'code'>; day: IsoDay };

/** Lists the offers for which a partner has terms on a day, by name: the others bring it nothing. */
export async function listLinkTargets(
  db: Kysely<Database>,
  { partnerId, country, day }: Asked,
): Promise<{ id: string; header: string }[]> {
  const [offerTerms, partnerTerms, offers] = await Promise.all([
    listOfferTerms(db, country.code),
    listPartnerTerms(db, country.code),
    db
      .selectFrom('offers')
      .select(['id', 'header'])
      .where('country', '=', country.code)
      .orderBy('header')
      .execute(),
  ]);
  const book = { offerTerms, partnerTerms };
  return offers.filter(({ id }) => termsOn(book, { partnerId, offerId: id, day }) !== undefined);
}
