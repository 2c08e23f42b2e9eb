import { AllPagesPage } from '#app/texts/all-pages/all-pages-page.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import { groupPages, type PageGroup } from '#app/texts/all-pages/group-pages.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const allPagesPage = declarePage({
  module: 'all-pages',
  Page: AllPagesPage,
  load: loadAllPages,
  addresses: [{ path: '/toate-paginile/', name: 'Toate paginile', tags: ['rates'] }],
});

/** /toate-paginile/: loads the current pages of the site map, by name. */
export async function loadAllPages({ services, country, now }: PageArgs): Promise<{ groups: PageGroup[] }> {
  const rates = await services.rates.load();
  const pages = services.pages.listed({ rates, today: dayOf(now, country.timeZone) });
  return { groups: groupPages(pages) };
}
