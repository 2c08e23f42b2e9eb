import { dayOf } from '#domain/base/days/iso-day.ts';
import { groupPages, type PageGroup } from '#app/texts/all-pages/group-pages.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** /toate-paginile/: loads the current pages of the site map, by name. */
export async function loadAllPages({ services, country, now }: PageArgs): Promise<{ groups: PageGroup[] }> {
  const rates = await services.rates.load();
  const pages = services.pages.listed({ rates, today: dayOf(now, country.timeZone) });
  return { groups: groupPages(pages) };
}
