import type { LenderAskedData } from '#app/offers/shared/asked/lender-asked.tsx';
import { sentRequestHref } from '#app/offers/shared/asked/sent-request-href.ts';
import { priceRequestHref } from '#app/offers/shared/offer/price-request-href.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';
import { priceLetter, requestedLender } from './price-letter.data.ts';

/**
 * Data about readers' price requests on a lender's page (app/offers/shared/asked/lender-asked.tsx).
 * @returns null where no such form exists: it is that of Romanian law
 */
export async function lenderAsked(
  { slug, name, request }: { slug: string; name: string; request: LoanRequest },
  { services, country }: PageArgs,
): Promise<LenderAskedData | null> {
  if (country.code !== 'RO') return null;
  const { content } = services;
  const [{ offers }, counts] = await Promise.all([
    services.offers.load(),
    services.sentRequests.listPublic(),
  ]);
  const offer = offers.find((one) => one.slug === slug);
  const { mailHref } = priceLetter(
    requestedLender(slug, name, offer, content.findLender(slug)),
    request,
    content,
  );
  return {
    counts: counts.get(slug) ?? null,
    mailHref,
    askHref: priceRequestHref(slug, request),
    sentRequestHref: sentRequestHref(slug),
  };
}
