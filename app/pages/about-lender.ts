import { evidenceView } from '#app/offers/lender/evidence-view.ts';
import { headFacts } from '#app/offers/lender/head-facts.ts';
import { identityFacts } from '#app/offers/lender/identity-facts.ts';
import { lateRule } from '#app/offers/lender/late-rule.ts';
import { lenderInWords } from '#app/offers/lender/lender-kind.ts';
import { offerFacts } from '#app/offers/lender/offer-facts.ts';
import type { OfferView } from '#app/offers/shared/offer/offer-view.ts';
import { priceRequestHref } from '#app/offers/shared/offer/price-request-href.ts';
import { lenderSquares } from '#app/partners/shared/transparency/lender-squares.ts';
import { dayOf } from '#domain/base/days/iso-day.ts';
import type { Country } from '#domain/law/countries/country.ts';
import { evidenceAge } from '#domain/offers/evidence/evidence-age.ts';
import { extensionCost, lateCost } from '#domain/offers/evidence/late-and-extension.ts';
import { lineMinimum } from '#domain/offers/evidence/line-minimum.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { Bani } from '#domain/base/money/bani.ts';
import { isSame } from '#domain/offers/offer-parts.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { LenderEntry } from '#server/texts/content/content.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/** Address of the price request to a lender; the form it requests is that of Romanian law. */
export function askHref(slug: string, request: LoanRequest, { code }: Pick<Country, 'code'>): string | null {
  return code === 'RO' ? priceRequestHref(slug, request) : null;
}

/** What an editor wrote of the facts about a lender; of one without a text, nothing. */
type WrittenFacts = Partial<Pick<LenderEntry, 'identity' | 'late'>>;

/**
 * What holds of the lender whether its offer can be taken or not.
 * @param view null: no offer
 * @param record null: no offer, or none that could be read
 */
export function aboutLender(
  slug: string,
  { identity = [], late }: WrittenFacts,
  view: OfferView | undefined,
  record: Offer | null,
  principal: Bani,
  { services, rulePack, country, now }: PageArgs,
) {
  const today = dayOf(now, country.timeZone);
  const known = services.evidence.find(slug);
  const cost = known ? lateCost(known, principal) : null;
  const evidence = evidenceView(known, record, country.rulePacks, today);
  const line = known && record ? lineMinimum(known, principal) : null;
  return {
    slug,
    eyebrow: record && lenderInWords(record),
    conditions: record && offerFacts(record),
    late: {
      rule: lateRule(record, principal, rulePack),
      // What an editor wrote holds until a newer price of being late is entered.
      own: late && (cost === null || isSame(late.source, cost.source)) ? late : null,
      cost,
      extension: known ? extensionCost(known, principal) : null,
    },
    identity: identityFacts(record, identity),
    openness: lenderSquares(slug, services.transparency.book(), today),
    facts: headFacts(view?.evidence.products ?? [], record),
    phone: identity.find(({ label }) => label === 'Telefon')?.value ?? null,
    evidence,
    minimum: line && { line, isOld: evidenceAge(line.source, record?.url ?? null, today) !== 'recent' },
  };
}

/** The offer itself, with the sources that the view of a list leaves out. */
export async function recordOf(view: OfferView | undefined, { services }: PageArgs): Promise<Offer | null> {
  const { offers } = await services.offers.load();
  return offers.find(({ id }) => id === view?.id) ?? null;
}
