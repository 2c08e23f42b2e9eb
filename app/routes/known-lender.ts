import { minimumInShort } from '#app/shared/minimum/minimum-in-words.ts';
import { independentTest, lenderFacts, type LenderFact } from '#app/shared/offer/lender-facts.ts';
import type { CitedSource } from '#app/shared/offer/offer-view.ts';
import type { KnownLender } from '#app/shared/offer/present-offer.ts';
import { lenderSquares } from '#app/shared/transparency/lender-squares.ts';
import { squareMarks } from '#app/shared/transparency/square-marks.ts';
import { dayOf } from '#domain/calendar/iso-day.ts';
import { lineMinimum } from '#domain/evidence/line-minimum.ts';
import { followsEvidence } from '#domain/evidence/offer-products.ts';
import { offerEvidence } from '#domain/evidence/offer-evidence.ts';
import type { MinimumRule } from '#domain/loan/minimum-payments.ts';
import { fromLei } from '#domain/money/bani.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/text/cited-date.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

/**
 * What the site knows of a lender besides its price, for the list of offers: facts and their sources, and the squares of its pages.
 * @returns undefined for a lender of whom there is neither evidence nor a page
 */
export function knownLender(offer: Offer, { services, country, now }: PageArgs): KnownLender | undefined {
  const today = dayOf(now, country.timeZone);
  const evidence = services.evidence.find(offer.slug);
  const page = services.content.findLender(offer.slug);
  if (!evidence && !page) return undefined;
  const identity = page?.identity ?? [];
  const phone = identity.find(({ label }) => label === 'Telefon');
  const minimum = evidence && followsEvidence(offer, evidence) ? lineMinimum(evidence, fromLei(1_000)) : null;
  // One that can be computed is told with its months, beside the price.
  const rule = minimum?.kind === 'unknown-price' ? minimum : null;
  return {
    canAsk: country.code === 'RO',
    known: [
      ...lenderFacts(offerEvidence(offer, today).products, evidence, phone?.value ?? null),
      ...(rule ? [minimumFact(rule.rule, offer.lenderLink)] : []),
    ],
    score: squareMarks(lenderSquares(offer.slug, services.transparency.book(), today)),
    sources: [
      ...cited('Testul independent', evidence && independentTest(evidence.items)?.source),
      ...cited('Telefonul', phone?.source),
      ...cited('Plata minimă', rule?.source),
    ],
  };
}

/** The smallest payment a month of a line whose price nobody told. */
function minimumFact(rule: MinimumRule, page: string | null): LenderFact {
  const fact = { label: 'Plata minimă pe lună', value: minimumInShort(rule), note: null };
  return page === null ? fact : { ...fact, href: `${page}#minim` };
}

function cited(what: string, source: Source | undefined): CitedSource[] {
  return source ? [{ what, name: source.name, date: citedDate(source), url: source.url }] : [];
}
