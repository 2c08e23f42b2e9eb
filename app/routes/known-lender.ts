import { scoreSources } from '#app/features/lender/score-sources.ts';
import { independentTest, lenderFacts } from '#app/shared/offer/lender-facts.ts';
import type { CitedSource } from '#app/shared/offer/offer-view.ts';
import type { KnownLender } from '#app/shared/offer/present-offer.ts';
import { dayOf } from '#domain/calendar/iso-day.ts';
import type { LenderEvidence } from '#domain/evidence/lender-evidence.ts';
import { lineMinimum } from '#domain/evidence/line-minimum.ts';
import { offerEvidence } from '#domain/evidence/offer-evidence.ts';
import { lenderScore } from '#domain/lenders/lender-score.ts';
import { fromLei } from '#domain/money/bani.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/text/cited-date.ts';
import type { PageArgs } from '#server/pages/page-contract.ts';

/**
 * What the site knows of a lender besides its price, for the list of offers: facts, score, and where both were read.
 * @returns undefined for a lender of whom there is neither evidence nor a page
 */
export function knownLender(offer: Offer, { services, country, now }: PageArgs): KnownLender | undefined {
  const today = dayOf(now, country.timeZone);
  const evidence = services.evidence.find(offer.slug);
  const page = services.content.findLender(offer.slug);
  if (!evidence && !page) return undefined;
  const identity = page?.identity ?? [];
  const phone = identity.find(({ label }) => label === 'Telefon');
  const sources = scoreSources({ offer, identity, late: page?.late?.source ?? null });
  const { points, outOf } = lenderScore(sources, today);
  return {
    known: lenderFacts(offerEvidence(offer, today).products, evidence, phone?.value ?? null),
    score: { points, outOf },
    minimumHref: offer.lenderLink && evidence && tellsMinimum(evidence) ? `${offer.lenderLink}#minim` : null,
    sources: [
      ...cited('Testul independent', evidence && independentTest(evidence.items)?.source),
      ...cited('Telefonul', phone?.source),
    ],
  };
}

function tellsMinimum(evidence: LenderEvidence): boolean {
  const kind = lineMinimum(evidence, fromLei(1_000))?.kind;
  return kind === 'paid' || kind === 'never';
}

function cited(what: string, source: Source | undefined): CitedSource[] {
  return source ? [{ what, name: source.name, date: citedDate(source), url: source.url }] : [];
}
