import { capitalized } from '#domain/base/text/capitalized.ts';
import type { RoadsTexts } from '#domain/texts/schemas/roads-schema.ts';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { datedAprCap, lawPercent } from '#domain/law/rules-in-words.ts';
import { dailyCap } from '#domain/law/legal-maximum.ts';
import { termDays } from '#domain/loan/term.ts';
import { bani, type Bani } from '#domain/base/money/bani.ts';
import type { RankableOffer } from '#domain/offers/rank-offers.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import type { LeadFigures, Offer, Source } from '#domain/offers/offer.ts';
import { oldPriceInWords } from '#domain/offers/old-price-in-words.ts';
import type { KnownReach } from '#domain/offers/roads/known-reach.ts';
import type { PricedOffer, Road } from '#domain/offers/roads/six-roads.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatMoney, moneyInSentence } from '#domain/base/text/format-money.ts';
import { drawIllustratedRoad } from './draw-illustrated-road.ts';
import { checkedRoad, offeredRoad } from './draw-own-road.ts';
import { wayInWords } from './way-in-words.ts';
import { rangeInWords, row, UNKNOWN, wholeLei, type DrawnRoad } from './road-figures.ts';

/** An offer as a road needs it; `slug` only where its row leads to it. */
export type RoadOffer = RankableOffer &
  Pick<Offer, 'header'> &
  Pick<LeadFigures, 'price'> &
  Partial<Pick<Offer, 'slug'>>;

/** Subject of the picture. */
export type ShownRoads = {
  request: LoanRequest;
  texts: Pick<RoadsTexts, 'roads' | 'fund'>;
  pack: RulePack | null;
  /** how far the lenders of the list are known to go, the farthest first */
  reaches: readonly KnownReach[];
  /** whether the loan is larger or longer than any of them gives */
  isBeyond: boolean;
  /** whether the roads include a lender with a current price */
  hasPrice: boolean;
  /**
   * address of the page with the sections, '' on that page itself; null: no links, since an address would reveal the typed values
   */
  page: string | null;
};

/** Presents a road with its figure and its words: whose cost, its evidence, its date. */
export function drawRoad(road: Road<RoadOffer>, shown: ShownRoads): DrawnRoad {
  const { principal } = shown.request;
  switch (road.kind) {
    case 'waiting':
      return {
        act: 'Cum amânați',
        figure: formatMoney(bani(0)),
        bar: { look: 'zero', low: bani(0), high: bani(0) },
        cap: null,
        says:
          road.aMonth === principal
            ? 'Plătiți la timp, din banii dumneavoastră.'
            : `${formatMoney(wholeLei(road.aMonth))} pe lună, puși deoparte.`,
        details: [],
        rows: [{ who: 'fără credit', cost: formatMoney(bani(0)), total: formatMoney(principal) }],
        sources: [],
      };
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

type PricedRoad = Extract<Road<RoadOffer>, { kind: 'current-price' | 'old-price' }>;

function priced(road: PricedRoad, shown: ShownRoads): DrawnRoad {
  const { prices } = road;
  const [first, ...others] = prices;
  if (!first) return unpriced(road.kind, shown);
  const look = road.kind === 'current-price' ? ('current' as const) : ('old' as const);
  const common = {
    rows: prices.map(({ offer, quote }) => row(offer.header, quote.cost, shown.request.principal)),
    sources: sourcesOf(prices.flatMap(({ offer }) => offer.price ?? [])),
    details: [],
    act: others.length > 0 ? 'Ofertele' : 'Oferta',
  };
  const last = prices.at(-1) ?? first;
  if (road.kind === 'current-price' && road.isRange) {
    const [low, high] = [first.quote.cost, last.quote.cost];
    return {
      ...common,
      figure: rangeInWords(low, high),
      bar: { look, low, high },
      cap: prices.every(({ quote }) => quote.legalMaximum !== null) ? capOf(first) : null,
      says: `${countNoun(prices.length, 'creditor', 'creditori')}, de la ${first.offer.header} la ${last.offer.header}.`,
    };
  }
  const { cost } = first.quote;
  return {
    ...common,
    name: first.offer.header,
    figure: formatMoney(cost),
    bar: { look, low: cost, high: cost },
    cap: capOf(first),
    says: [...priceInWords(first, look), ...others.map(otherInWords)].join(' '),
  };
}

function capOf({ quote }: PricedOffer<RoadOffer>): Bani | null {
  return quote.legalMaximum?.cost ?? null;
}

/** Writes „Tot la sfârșit; în 3 plăți lunare, 1 242 lei.”, „Preț din 2022. Bancă din alt stat. Întrebați cât cere azi.” */
function priceInWords({ offer, quote }: PricedOffer<RoadOffer>, look: 'current' | 'old'): string[] {
  const source = offer.price?.source;
  const line = quote.differs === 'credit-line' ? 'linie de credit, ' : '';
  const other = quote.other ? `; ${wayInWords(quote.other)}, ${formatMoney(wholeLei(quote.other.cost))}` : '';
  return [
    look === 'old' && source && `${capitalized(oldPriceInWords(source))}.`,
    offer.lenderKind === 'foreign-bank' && 'Bancă din alt stat.',
    `${capitalized(`${line}${wayInWords(quote)}`)}${other}.`,
    look === 'old' && 'Întrebați cât cere azi.',
  ].filter((sentence) => typeof sentence === 'string');
}

function otherInWords({ offer, quote }: PricedOffer<RoadOffer>): string {
  return `La ${offer.header}, ${formatMoney(quote.cost)}, ${wayInWords(quote)}.`;
}

/** Presents a road without a price: the loan is beyond what lenders give, or its price is unknown. */
function unpriced(kind: PricedRoad['kind'], { request, reaches, isBeyond }: ShownRoads): DrawnRoad {
  // Current pages first for a current price, dated documents for an old one.
  const own = reaches.filter(({ year }) => (year === null) === (kind === 'current-price'));
  const far = own[0] ?? reaches[0];
  const says =
    isBeyond && far
      ? reachInWords(far, request)
      : kind === 'current-price'
        ? 'Nu avem un preț de azi. Întrebați creditorii.'
        : 'Nici un preț mai vechi nu avem.';
  const figure = isBeyond ? 'nu dă atât' : UNKNOWN;
  return {
    act: isBeyond ? 'Alte sume' : 'Creditorii',
    figure,
    bar: null,
    cap: null,
    says,
    details: [],
    rows: [{ who: isBeyond ? 'suma sau perioada este prea mare' : 'niciun preț', cost: figure, total: '–' }],
    sources: [],
  };
}

/** Writes „Cel mult 10 000 de lei, la 12rate.” */
function reachInWords({ lender, max, maxDays, year }: KnownReach, { principal, term }: LoanRequest): string {
  const of = year === null ? '' : ` în ${year}`;
  const limit =
    principal > max || termDays(term) <= maxDays
      ? moneyInSentence(max)
      : countMonths(Math.floor((maxDays * 12) / 365 + 0.05));
  return `Cel mult ${limit}, la ${lender}${of}.`;
}

function ceiling(
  { most, unpricedCount }: Extract<Road<RoadOffer>, { kind: 'legal-maximum' }>,
  { request, pack, hasPrice }: ShownRoads,
): DrawnRoad {
  const source = pack?.[most?.by === 'apr' ? 'generalAprCapPercent' : 'dailyCaps']?.source;
  const rule =
    most && pack
      ? ruleInWords(most.by, request.principal, pack)
      : 'Plafoanele pe care le știm nu privesc un credit atât de mare sau de lung.';
  const unknown =
    unpricedCount > 0 ? `La ${countNoun(unpricedCount, 'creditor', 'creditori')} nu avem prețul.` : '';
  return {
    act: 'Cereți prețul',
    ...(hasPrice && { name: 'Alt IFN' }),
    figure: most ? `cel mult ${formatMoney(wholeLei(most.cost))}` : UNKNOWN,
    bar: most && { look: 'unknown', low: bani(0), high: most.cost },
    cap: most && most.cost,
    says: [rule, unknown].filter(Boolean).join(' '),
    details:
      most?.by === 'cost' ? ['Dobânda și comisioanele nu pot trece, la un loc, de suma împrumutată.'] : [],
    rows: [row('orice IFN, cel mult', most && wholeLei(most.cost), request.principal)],
    sources: source ? [source] : [],
  };
}

function ruleInWords(by: 'cost' | 'apr', principal: Bani, pack: RulePack): string {
  const cap = dailyCap(principal, pack);
  if (by === 'cost' && cap !== null) return `Prin lege, cel mult ${lawPercent(cap)} pe zi.`;
  return pack.generalAprCapPercent
    ? `Prin lege, DAE cel mult ${datedAprCap(pack.generalAprCapPercent)}.`
    : '';
}

function sourcesOf(of: readonly { source: Source }[]): Source[] {
  const byName = new Map(of.map(({ source }) => [source.name, source]));
  return [...byName.values()];
}
