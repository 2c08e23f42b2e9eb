import type { RoadsTexts } from '#domain/content/roads-schema.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap, lawPercent } from '#domain/law/rules-in-words.ts';
import { dailyCap } from '#domain/law/legal-maximum.ts';
import { bani, type Bani } from '#domain/money/bani.ts';
import type { ArrangeableOffer } from '#domain/offers/arrange-offers.ts';
import { repaymentInShort } from '#domain/offers/explain-repayment.ts';
import type { LoanRequest } from '#domain/offers/loan-request.ts';
import type { Offer, Source } from '#domain/offers/offer.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import type { PricedOffer, Road } from '#domain/roads/six-roads.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { sourceDates } from '#domain/text/source-dates.ts';
import { drawIllustratedRoad } from './draw-illustrated-road.ts';
import { checkedRoad, offeredRoad } from './draw-own-road.ts';
import { rangeInWords, row, UNKNOWN, wholeLei, type DrawnRoad } from './road-figures.ts';
import type { RoadLine } from './road-view.ts';

/** An offer as a road needs it. */
export type RoadOffer = ArrangeableOffer & Pick<Offer, 'header' | 'price'>;

/** What the picture is of. */
export type ShownRoads = {
  request: LoanRequest;
  texts: Pick<RoadsTexts, 'roads' | 'fund'>;
  pack: RulePack | null;
  /** whether the loan is larger or longer than any lender is known to give */
  isBeyond: boolean;
  /** of the page that holds the sections, '' on that page itself; null: names lead nowhere, since an address would tell what was typed */
  page: string | null;
};

/** A road as lines and rows with their words: whose cost, how it is known, of when it is. */
export function drawRoad(road: Road<RoadOffer>, shown: ShownRoads): DrawnRoad {
  const { principal } = shown.request;
  switch (road.kind) {
    case 'waiting': {
      const words = [
        road.aMonth === principal
          ? 'suma, plătită la timp din banii dumneavoastră'
          : `${moneyInSentence(wholeLei(road.aMonth))} pe lună, puși deoparte sau plătiți în rate`,
      ];
      return {
        lines: [{ words, cost: formatMoney(bani(0)), look: 'zero', bar: { low: bani(0), high: bani(0) } }],
        rows: [{ who: 'fără credit', cost: formatMoney(bani(0)), total: formatMoney(principal) }],
        sources: [],
      };
    }
    case 'bank':
    case 'credit-union':
      return drawIllustratedRoad(road, principal);
    case 'current-price':
    case 'old-price':
      return priced(road, shown);
    case 'offered':
      return offeredRoad(road, shown.request);
    case 'checked':
      return checkedRoad(road.offer, shown.request);
    case 'legal-maximum':
      return ceiling(road, shown);
  }
}

function priced(
  road: Extract<Road<RoadOffer>, { kind: 'current-price' | 'old-price' }>,
  { request, isBeyond }: ShownRoads,
): DrawnRoad {
  const { prices } = road;
  const rows = prices.map(({ offer, quote }) => row(offer.header, quote.cost, request.principal));
  const sources = sourcesOf(prices.flatMap(({ offer }) => offer.price ?? []));
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last) {
    const words = isBeyond
      ? 'niciun creditor ale cărui limite le-am găsit nu ajunge la suma și perioada aceasta'
      : road.kind === 'current-price'
        ? 'nu am găsit un preț publicat acum pentru suma și perioada aceasta'
        : 'nu am găsit un preț vechi pentru suma și perioada aceasta';
    const cost = isBeyond ? 'nu e un drum' : UNKNOWN;
    return {
      lines: [{ words: [words], cost, look: 'unknown', bar: null }],
      rows: [{ who: words, cost, total: '–' }],
      sources,
    };
  }
  if (road.kind === 'current-price' && road.isRange) {
    const words = [
      `${countNoun(prices.length, 'creditor', 'creditori')}, de la ${first.offer.header} la ${last.offer.header}`,
    ];
    const [low, high] = [first.quote.cost, last.quote.cost];
    return {
      lines: [{ words, cost: rangeInWords(low, high), look: 'current', bar: { low, high } }],
      rows,
      sources,
    };
  }
  const look = road.kind === 'current-price' ? 'current' : 'old';
  return { lines: prices.map((price) => priceLine(price, look)), rows, sources };
}

function priceLine({ offer, quote }: PricedOffer<RoadOffer>, look: 'current' | 'old'): RoadLine {
  const { cost, differs } = quote;
  const source = offer.price?.source;
  const age = source && (look === 'old' ? oldPriceInWords(source) : sourceDates(source));
  const bank = offer.lenderKind === 'foreign-bank' && 'bancă din alt stat';
  const words = [offer.header, bank, differs && repaymentInShort(differs), age]
    .filter((word) => Boolean(word))
    .join(', ');
  return { words: [words], cost: formatMoney(cost), look, bar: { low: cost, high: cost } };
}

function ceiling(
  { most, unpricedCount }: Extract<Road<RoadOffer>, { kind: 'legal-maximum' }>,
  { request, pack }: ShownRoads,
): DrawnRoad {
  const unpriced =
    unpricedCount > 0 ? `la ${countNoun(unpricedCount, 'creditor', 'creditori')} nu am găsit prețul` : null;
  const sources = [pack?.[most?.by === 'apr' ? 'generalAprCapPercent' : 'dailyCaps']?.source].filter(
    (source) => source !== undefined,
  );
  const rule =
    most && pack
      ? ruleInWords(most.by, request.principal, pack)
      : 'plafoanele pe care le știm nu privesc un credit atât de mare sau de lung';
  const words = [rule, unpriced].filter((word) => word !== null);
  const cost = most ? `cel mult ${formatMoney(wholeLei(most.cost))}` : UNKNOWN;
  const line: RoadLine = { words, cost, look: 'unknown', bar: most && { low: bani(0), high: most.cost } };
  return {
    lines: [line],
    rows: [{ ...row('orice IFN, cel mult', most && wholeLei(most.cost), request.principal) }],
    sources,
  };
}

function ruleInWords(by: 'cost' | 'apr', principal: Bani, pack: RulePack): string {
  const cap = dailyCap(principal, pack);
  if (by === 'cost' && cap !== null)
    return `cel mult ${lawPercent(cap)} pe zi din sumă și cel mult încă o dată suma`;
  return pack.generalAprCapPercent
    ? `în rate egale, la o DAE de ${datedAprCap(pack.generalAprCapPercent)}`
    : '';
}

function sourcesOf(of: readonly { source: Source }[]): Source[] {
  const byName = new Map(of.map(({ source }) => [source.name, source]));
  return [...byName.values()];
}
