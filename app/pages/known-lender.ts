import { minimumInShort } from '#app/offers/shared/minimum/minimum-in-words.ts';
import { independentTest, telephone } from '#app/offers/shared/offer/lender-facts.ts';
import type { CitedSource } from '#app/offers/shared/offer/offer-view.ts';
import type { KnownLender } from '#app/offers/shared/offer/present-offer.ts';
import type { EvidenceItem } from '#domain/offers/evidence/evidence-item.ts';
import { lineMinimum } from '#domain/offers/evidence/line-minimum.ts';
import { fromLei } from '#domain/base/money/bani.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatNumber } from '#domain/base/text/format-number.ts';
import type { PageArgs } from '#server/web/pages/page-contract.ts';

/**
 * Returns facts about a lender besides its price, for the list of offers: an independent test, its minimum payment, its
 * telephone.
 * @returns undefined for a lender with neither evidence nor a page
 */
export function knownLender(offer: Offer, { services, country }: PageArgs): KnownLender | undefined {
  const evidence = services.evidence.find(offer.slug);
  const page = services.content.findLender(offer.slug);
  if (!evidence && !page) return undefined;
  const phone = page?.identity?.find(({ label }) => label === 'Telefon');
  const test = evidence && independentTest(evidence.items);
  const minimum = evidence && lineMinimum(evidence, fromLei(1_000));
  // One that can be computed is shown with its months, beside the price.
  const rule = minimum?.kind === 'unknown-price' ? minimum : null;
  return {
    canAsk: country.code === 'RO',
    phone: phone ? telephone(phone.value) : null,
    facts: [
      ...(test ? testInShort(test) : []),
      ...(rule ? [`pe lună, cel puțin ${minimumInShort(rule.rule)}`] : []),
    ],
    sources: [
      ...cited('Testul independent', test?.source),
      ...cited('Telefonul', phone?.source),
      ...cited('Plata minimă', rule?.source),
    ],
  };
}

/** Writes „cost 239 lei în 2020”; the loan is stated once, below the rows. */
function testInShort({ figures, source }: EvidenceItem): string[] {
  const cost = figures.find(({ measure }) => measure === 'cost');
  if (!cost || source.date === null) return [];
  const from = cost.to === undefined ? '' : `${formatNumber(cost.value)}–`;
  return [`cost ${from}${formatMoney(fromLei(cost.to ?? cost.value))} în ${source.date.slice(0, 4)}`];
}

function cited(what: string, source: Source | undefined): CitedSource[] {
  return source ? [{ what, name: source.name, date: citedDate(source), url: source.url }] : [];
}
