import { bani } from '#domain/base/money/bani.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import { costsOf, type Road } from '#domain/offers/roads/six-roads.ts';
import { fillText } from '#domain/base/text/fill-text.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { drawRoad, type RoadOffer, type ShownRoads } from './draw-road.ts';
import { fundValues } from './fund-values.ts';
import { wholeLei } from './road-figures.ts';
import type { RoadsView, RoadView } from './road-view.ts';

/** Presents the roads as rows of one drawing, each with its words; the costs are computed elsewhere. */
export function presentRoads(
  roads: readonly Road<RoadOffer>[],
  asked: Omit<ShownRoads, 'hasPrice'>,
): RoadsView {
  const { request } = asked;
  const hasPrice = roads.some((road) => road.kind === 'current-price' && road.prices.length > 0);
  const highest = Math.max(...roads.flatMap(costsOf));
  const most = roads.find((road) => road.kind === 'legal-maximum')?.most ?? null;
  return {
    sumInSentence: moneyInSentence(request.principal),
    term: formatTerm(request.term),
    roads: roads.map((road) => present(road, { ...asked, hasPrice })),
    scale: bani(Math.max(1, highest)),
    edge:
      most?.cost === highest
        ? `un IFN, prin lege, cel mult ${formatMoney(wholeLei(most.cost))}`
        : formatMoney(wholeLei(bani(Math.max(1, highest)))),
  };
}

function present(road: Road<RoadOffer>, shown: ShownRoads): RoadView {
  const { request, texts, isBeyond } = shown;
  const { name, asks, sources } = texts.roads[road.kind];
  const drawn = drawRoad(road, shown);
  const isOff = isBeyond && (road.kind === 'current-price' || road.kind === 'old-price');
  const values = fundValues(request.principal, texts.fund);
  return {
    ...drawn,
    kind: road.kind,
    name: drawn.name ?? name,
    href: hrefOf(road, shown),
    asks: isOff ? null : fillText(asks, values),
    sources: isOff ? drawn.sources : [...drawn.sources, ...sources],
  };
}

function hrefOf(road: Road<RoadOffer>, { request, page }: ShownRoads): string | null {
  if (page === null) return null;
  if (road.kind === 'waiting') return '/nu-luati-credit-daca/';
  if (road.kind === 'offered' || road.kind === 'checked') return '/verificare/';
  if (road.kind === 'bank') return `${page}#banca`;
  if (road.kind === 'credit-union') return `${page}#car`;
  return `/offers/${writeLoanQuery({ request })}${placeOf(road)}`;
}

/** Returns the place of a road in the list of offers: its only lender, or those without a price. */
function placeOf(road: Road<RoadOffer>): string {
  if (road.kind === 'legal-maximum') return road.unpricedCount > 0 ? '#fara-pret' : '';
  if (road.kind !== 'current-price' && road.kind !== 'old-price') return '';
  const [first, second] = road.prices;
  return first?.offer.slug !== undefined && !second ? `#oferta-${first.offer.slug}` : '';
}
