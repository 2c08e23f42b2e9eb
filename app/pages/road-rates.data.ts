import { dayOf } from '#domain/base/days/iso-day.ts';
import { noRoadRates, ratesOnDay, type RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** What banks and mutual-aid houses have published, with the figures of today. Where the law is not prepared, Romanian ones are no road. */
export function roadRates({ services, country, rulePack, now }: PageArgs): RoadRates {
  if (rulePack === null) return noRoadRates;
  return ratesOnDay(services.content.illustrations, services.series.book(), dayOf(now, country.timeZone));
}
