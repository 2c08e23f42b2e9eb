import { type PartnersPageData, PartnersRoute } from './partners.tsx';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { loadTextOf } from './text-page.data.ts';
import { declarePage } from '#app/shell/declare-page.tsx';

export const partnersPage = declarePage({
  module: 'partners',
  Page: PartnersRoute,
  load: loadPartners,
  // Who pays is read together with the offers, and changes with their pages.
  addresses: [{ path: '/lista-partenerilor/', name: 'Lista partenerilor', tags: ['offers'] }],
});

const loadText = loadTextOf('lista-partenerilor');

/** /lista-partenerilor/: loads the text content/pages/lista-partenerilor.md with the firms whose terms two people decided. */
export async function loadPartners(args: PageArgs): Promise<PartnersPageData | null> {
  const { services, country, now } = args;
  const text = await loadText(args);
  // Names of offers that are listed now: a hidden one is named nowhere.
  const { offers } = await services.offers.load();
  const names = new Map(offers.map(({ id, header }) => [id, header]));
  const partners = services.whoPays.list().map(({ terms, ...payer }) => ({
    ...payer,
    terms: terms.map(({ offerId, ...one }) => ({ ...one, offer: names.get(offerId) ?? null })),
  }));
  return text && { text, list: { today: dayOf(now, country.timeZone), partners } };
}
