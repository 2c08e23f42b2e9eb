import { fromLei, type Bani } from '#domain/base/money/bani.ts';
import type { AverageCost } from '#domain/offers/roads/average-cost.ts';
import type { AccountWays, IllustratedRoad } from '#domain/offers/roads/illustrated-road.ts';
import type { PublishedCost } from '#domain/offers/roads/published-cost.ts';
import { countMonths } from '#domain/base/text/count-time.ts';
import { countNoun } from '#domain/base/text/count-noun.ts';
import { formatDate } from '#domain/base/text/format-date.ts';
import { formatMoney } from '#domain/base/text/format-money.ts';
import { formatRate } from '#domain/base/text/format-percent.ts';
import { agesInWords, feesInWords, gapInWords, lendersInWords, ratesInWords } from './price-in-words.ts';
import { rangeInWords, rangeRow, row, UNKNOWN, wholeLei, type DrawnRoad } from './road-figures.ts';
import type { RoadRow } from './road-view.ts';

const whose = { bank: 'de bancă', 'credit-union': 'de CAR' } as const;
const askWhom = {
  bank: 'Întrebați banca la care aveți contul.',
  'credit-union': 'Întrebați un CAR din orașul dumneavoastră.',
} as const;
const acts = { bank: 'Băncile', 'credit-union': 'Ce cere' } as const;
const counted = {
  bank: { one: 'bancă', few: 'bănci' },
  'credit-union': { one: 'casă', few: 'case' },
};

/**
 * Presents a road over banks or mutual-aid houses: its prices, else the average, else overdrafts or cards; without any, the
 * reason and whom to ask.
 */
export function drawIllustratedRoad(road: IllustratedRoad, principal: Bani): DrawnRoad {
  const { whole, interest, average, account, kind } = road;
  const costs = [...whole, ...interest, ...(account ? [...account.overdrafts, ...account.cards] : [])];
  return {
    act: acts[kind],
    cap: null,
    ...figureOf(road),
    details: detailsOf(road),
    rows: rowsOf(costs, average, principal),
    sources: [
      ...costs.flatMap(({ prices }) => prices.map(({ source }) => source)),
      ...(account?.free ?? []).flatMap(({ freeInstalments }) => freeInstalments?.source ?? []),
      ...[average, account?.average].flatMap((one) => one?.average.source ?? []),
    ],
  };
}

type RoadFigure = Pick<DrawnRoad, 'figure' | 'bar' | 'says'>;

/** Returns the figure of the road, and its source. */
function figureOf({ kind, whole, interest, average, account, gap }: IllustratedRoad): RoadFigure {
  if (whole.length > 0) {
    return ofCosts(whole, [`${whoAndWhen(whole, kind)}.`, average && `${averageInSentence(average)}.`]);
  }
  if (interest.length > 0) return ofCosts(interest, [`Numai dobânda: ${whoAndWhen(interest, kind)}.`]);
  if (average) {
    const { cost } = average;
    const says = `Media băncilor, ${formatDate(average.average.month)}. Un credit mic costă de obicei mai mult.`;
    return { figure: formatMoney(wholeLei(cost)), bar: { look: 'old', low: cost, high: cost }, says };
  }
  const least = gap?.term === 'below' && `Pentru credite avem prețuri de la ${countMonths(gap.months.min)}.`;
  const [first] = account ? waysOf(account) : [];
  if (first)
    return ofCosts(first.costs, [`${first.name}, numai dobânda: ${whoAndWhen(first.costs, kind)}.`, least]);
  const says = [gap && gapInWords(whose[kind], gap), askWhom[kind]].filter(Boolean).join(' ');
  return { figure: UNKNOWN, bar: null, says };
}

function ofCosts(costs: readonly PublishedCost[], says: (string | false | null)[]): RoadFigure {
  const bar = ends(costs);
  return {
    figure: rangeInWords(bar.low, bar.high),
    bar: { look: 'old', ...bar },
    says: says.filter(Boolean).join(' '),
  };
}

/** Lists the short-term credits of the bank that has the account, cheapest first. */
function waysOf({ overdrafts, cards }: AccountWays) {
  return [
    { name: 'Descoperit de cont', costs: overdrafts },
    { name: 'Card de credit', costs: cards },
  ].filter(({ costs }) => costs.length > 0);
}

/** Writes the other figures of the road, a sentence each. */
function detailsOf({ whole, interest, average, account }: IllustratedRoad): string[] {
  const hasPrice = whole.length + interest.length > 0;
  const alone = whole.length > 0 && interest.length > 0 ? interest : null;
  // The price of a card is of no use beside the price of a loan.
  const ways = account ? waysOf(account).filter(({ costs }) => !hasPrice || costs !== account.cards) : [];
  const free = account?.free ?? [];
  return [
    alone && `La ${lendersInWords(alone)} știm numai dobânda: ${rangeOf(alone)}.`,
    average &&
      hasPrice &&
      'În media băncilor contează mai mult creditele mari; unul mic costă de obicei peste ea.',
    ...ways.map(
      ({ name, costs }) =>
        `${name} la ${lendersInWords(costs)}, ${agesOf(costs)}: ${rangeOf(costs)} dobândă.`,
    ),
    account?.average &&
      `Media descoperitului de cont, ${formatDate(account.average.average.month)}: ${formatRate(account.average.average.percentAYear)} pe an, adică ${rangeInWords(account.average.low, account.average.high)}.`,
    free.length > 0 &&
      `La cumpărături, rate fără dobândă cu un card de la ${lendersInWords(free.map((lender) => ({ lender })))}, dacă îl aveți și plătiți la timp.`,
  ].filter((sentence) => typeof sentence === 'string');
}

function averageInSentence({ average: { month }, cost }: AverageCost): string {
  return `Media băncilor, ${formatDate(month)}: ${formatMoney(wholeLei(cost))}`;
}

function ends(costs: readonly PublishedCost[]): { low: Bani; high: Bani } {
  const all = costs.flatMap(({ prices }) => prices.map(({ cost }) => cost)).toSorted((a, b) => a - b);
  const low = all[0] ?? fromLei(0);
  return { low, high: all.at(-1) ?? low };
}

function rangeOf(costs: readonly PublishedCost[]): string {
  const { low, high } = ends(costs);
  return rangeInWords(low, high);
}

const MOST_NAMED = 3;

/** Writes „BCR și Libra Internet Bank, octombrie 2026”, „5 bănci, septembrie–octombrie 2026” */
function whoAndWhen(costs: readonly PublishedCost[], kind: IllustratedRoad['kind']): string {
  const count = new Set(costs.map(({ lender }) => lender.lender)).size;
  const who =
    count > MOST_NAMED ? countNoun(count, counted[kind].one, counted[kind].few) : lendersInWords(costs);
  return `${who}, ${agesOf(costs)}`;
}

function agesOf(costs: readonly PublishedCost[]): string {
  return agesInWords(costs.flatMap(({ prices }) => prices)) ?? 'prețuri fără dată';
}

function rowsOf(costs: readonly PublishedCost[], average: AverageCost | null, principal: Bani): RoadRow[] {
  const rows = costs.map((cost) => rangeRow(costInWords(cost), ends([cost]), principal));
  const ofAll = average && row(averageInWords(average), wholeLei(average.cost), principal);
  const all = [...rows, ...(ofAll ? [ofAll] : [])];
  return all.length > 0 ? all : [row('niciun preț pentru cererea aceasta', null, principal)];
}

/** Writes „BCR, credit de nevoi personale, octombrie 2026: 7,99–14,99% pe an, dobândă fixă; 200 de lei la început” */
function costInWords({ lender, prices }: PublishedCost): string {
  const when = agesInWords(prices) ?? 'fără dată';
  const fees = new Set(prices.map((price) => feesInWords(price)));
  return `${lender.lender}, ${lender.loan}, ${when}: ${ratesInWords(prices)}; ${[...fees].join(' sau ')}`;
}

function averageInWords({ average: { month, percentAYear } }: AverageCost): string {
  return `media băncilor, ${formatDate(month)}: DAE ${formatRate(percentAYear)}`;
}
