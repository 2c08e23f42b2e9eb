import { capitalized } from '#domain/base/text/capitalized.ts';
import { provenIdentity } from '#domain/offers/lenders/lender-identity.ts';
import { leadFigures } from '#domain/offers/lead-figures.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { citedDate } from '#domain/base/text/cited-date.ts';
import { joinWords } from './join-words.ts';
import type { CitedSource } from './offer-view.ts';

type Cited = { what: string; source: Source };

/**
 * Lists which figures of an offer come from which source, with dates, one line per source: „Prețul și sumele: pagina …, nov.
 * 2026”.
 */
export function offerSources(offer: Offer): CitedSource[] {
  const bySource = Map.groupBy(
    cited(offer),
    ({ source }) => `${source.name}|${source.url}|${citedDate(source)}`,
  );
  return [...bySource.values()].flatMap((lines) => {
    const source = lines[0]?.source;
    if (!source) return [];
    const what = capitalized(joinWords([...new Set(lines.map((line) => line.what))]));
    return { what, name: source.name, date: citedDate(source), url: source.url };
  });
}

function cited(offer: Offer): Cited[] {
  const { legalName, registers } = provenIdentity(offer);
  const { price, amount, term, repayment, firstLoan } = leadFigures(offer);
  const named: [string, { source: Source } | null][] = [
    ['prețul', price],
    ['sumele', amount],
    ['perioada', term],
    ['felul creditului', repayment],
    ['zilele cu 0%', firstLoan],
    ['exemplul creditorului', offer.example],
    ...offer.conditions.map((condition): [string, { source: Source }] => ['condițiile', condition]),
    ['denumirea', legalName],
    ['numărul de registru', registers],
  ];
  return named.flatMap(([what, figure]) => (figure ? [{ what, source: figure.source }] : []));
}
