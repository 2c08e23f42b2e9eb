import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** Adds to each offer, in its place, who pays us for it today. */
export function withWhoPays(
  views: readonly OfferView[],
  { services, country, now }: Pick<PageArgs, 'services' | 'country' | 'now'>,
): OfferView[] {
  const words = services.whoPays.wordsOn(dayOf(now, country.timeZone));
  return views.map((view) => {
    const whoPays = words.get(view.id);
    return whoPays === undefined ? view : { ...view, whoPays };
  });
}
