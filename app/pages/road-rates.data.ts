import { dayOf } from '#domain/base/days/iso-day.ts';
import { noRoadRates, ratesOnDay, type RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/**
 * Returns prices published by banks and mutual-aid houses, with current figures. Countries without a prepared law have no
 * Romanian roads.
 */
export function roadRates({ services, country, rulePack, now }: PageArgs): RoadRates {
  if (rulePack === null) return noRoadRates;
  return ratesOnDay(services.content.illustrations, services.series.book(), dayOf(now, country.timeZone));
}
