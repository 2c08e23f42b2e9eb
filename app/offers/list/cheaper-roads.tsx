import { memo } from 'react';
import { currentPrices } from '#domain/offers/compared-prices.ts';
import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { illustratedRoad, mainCosts, type IllustratedRoad } from '#domain/offers/roads/illustrated-road.ts';
import type { RoadRates } from '#domain/offers/roads/rates-on-day.ts';
import type { ServedOffer } from '#app/offers/shared/offer/offer-view.ts';
import { rangeInWords } from '#app/offers/shared/roads/road-figures.ts';
import './cheaper-roads.css';

type CheaperRoadsProps = { request: LoanRequest; rates: RoadRates; served: readonly ServedOffer[] };

/**
 * Shows, above the offers with a current price, the cost of the same loan elsewhere, if that is less than the cheapest of them.
 */
export const CheaperRoads = memo(function CheaperRoads({ request, rates, served }: CheaperRoadsProps) {
  const least = Math.min(...currentPrices(served).map(({ quote }) => quote.cost));
  if (!(least > 0 && least < Infinity)) return null;
  const ways = [
    road('la bancă', illustratedRoad('bank', rates, request), least),
    road('la CAR', illustratedRoad('credit-union', rates, request), least),
  ].filter((way) => way !== null);
  return (
    <p className="wrap cheaper">
      <a href={`/drumuri/${writeLoanQuery({ request })}`}>
        <b>Mai ieftin:</b> {ways.length > 0 && `${ways.join(' sau ')}, dacă vă primesc, ori `}0 lei, dacă
        puteți aștepta. <span className="nb">Șase drumuri</span>
      </a>
    </p>
  );
});

function road(where: string, illustrated: IllustratedRoad, least: number): string | null {
  const { what, costs } = mainCosts(illustrated);
  const [low, high] = [costs[0], costs.at(-1)];
  const isKnown = what === 'whole' || what === 'interest';
  if (!isKnown || low === undefined || high === undefined || high >= least) return null;
  return `${where} ${rangeInWords(low, high)} ${what === 'whole' ? 'cost' : 'dobândă'}`;
}
