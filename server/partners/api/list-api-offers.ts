import type { z } from 'zod';
import type { apiOffers } from '#domain/answers/partners/api.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { partnerLink } from '#domain/partners/links/partner-link.ts';
import { termsOn } from '#domain/partners/terms/terms-on.ts';
import type { LedgerOptions } from '#server/partners/ledger/settle-conversions.ts';
import { listNamedOffers } from '#server/partners/terms/named-offers.ts';
import { listOfferTerms } from '#server/partners/terms/offer-terms-change.ts';
import { listPartnerTerms } from '#server/partners/terms/partner-terms-change.ts';
import type { KeyHolder } from './partner-keys.ts';

/** Lists the offers for which a partner is paid today, each with its terms and its link. */
export async function listApiOffers(
  { db, country, now }: LedgerOptions,
  { partnerId, providerId }: Pick<KeyHolder, 'partnerId' | 'providerId'>,
  origin: string,
): Promise<z.output<typeof apiOffers>> {
  const day = dayOf(now(), country.timeZone);
  const [offers, offerTerms, partnerTerms] = await Promise.all([
    listNamedOffers(db, country.code),
    listOfferTerms(db, country.code),
    listPartnerTerms(db, country.code),
  ]);
  const data = offers.flatMap(({ id: offerId, name }) => {
    const terms = termsOn({ offerTerms, partnerTerms }, { partnerId, offerId, day });
    if (!terms) return [];
    return [
      {
        offer_id: offerId,
        name,
        link: partnerLink({ origin, target: { offerId }, providerId, subs: {} }) ?? '',
        share: terms.share,
        monthly_limit_bani: terms.monthlyLimitBani,
        hold_days: terms.holdDays,
        from: terms.from,
        until: terms.until,
      },
    ];
  });
  return { data, next_cursor: null };
}
