import { partnerNames, readLabels, type SubName, subNames } from '#domain/visits/events/attribution.ts';

export type PartnerLink = {
  /** of this site, for instance https://imprumutclar.ro */
  origin: string;
  /** where the link leads: a page of the site, as a path or a whole address, or the leaving page of an offer */
  target: { page: string } | { offerId: string };
  /** `provider_id` of the partner */
  providerId: string;
  subs: Partial<Record<SubName, string>>;
};

/**
 * Builds a partner's link. Links to an offer lead to `/transition/`, which names the payer before the visitor leaves. Labels are cut and
 * cleaned like those of a visit, so that link and reports show the same; earlier labels of the page's address are replaced.
 * @returns null when the page is not one of this site
 */
export function partnerLink({ origin, target, providerId, subs }: PartnerLink): string | null {
  const url = URL.parse('page' in target ? target.page.trim() : '/transition/', origin);
  if (!url || url.origin !== new URL(origin).origin || url.username !== '') return null;
  for (const name of partnerNames) url.searchParams.delete(name);
  if ('offerId' in target) url.searchParams.set('oferta', target.offerId);
  url.searchParams.set('pid', providerId);
  const labels = readLabels(new URLSearchParams(subs), subNames);
  for (const [name, value] of Object.entries(labels)) url.searchParams.set(name, value);
  return url.href;
}
