import { fromLei, type Bani } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/offer.ts';
import type { AverageCost } from '#domain/roads/average-cost.ts';
import type { AccountWays, IllustratedRoad } from '#domain/roads/illustrated-road.ts';
import type { PublishedCost } from '#domain/roads/published-cost.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatMoney } from '#domain/text/format-money.ts';
import { formatRate } from '#domain/text/format-percent.ts';
import { agesInWords, feesInWords, gapInWords, lendersInWords, ratesInWords } from './price-in-words.ts';
import { rangeInWords, rangeRow, row, UNKNOWN, wholeLei, type DrawnRoad } from './road-figures.ts';
import type { RoadLine, RoadLink, RoadRow } from './road-view.ts';

const whose = { bank: 'de bancă', 'credit-union': 'de CAR' } as const;
const askWhom = {
  bank: 'Întrebați banca la care aveți contul.',
  'credit-union': 'Întrebați un CAR la care puteți fi membru.',
} as const;

/** A road over banks or mutual-aid houses: its prices first, then the average, then overdrafts; without any, why, and whom to ask. */
export function drawIllustratedRoad(road: IllustratedRoad, principal: Bani): DrawnRoad {
  const { whole, interest, average, account } = road;
  const [priced, others] = whole.length > 0 ? [whole, interest] : [interest, []];
  const lines = [
    ...(priced.length > 0 ? [pricedLine(priced, others)] : []),
    ...(average ? [averageLine(average)] : []),
    // Beside the price of a loan nobody needs that of a card.
    ...(account ? accountLines(priced.length > 0 ? { ...account, cards: [] } : account) : []),
  ];
  const [first] = lines;
  if (priced.length === 0) {
    if (first) first.words.push(unpriced(road));
    else lines.push({ words: [unpriced(road)], cost: UNKNOWN, look: 'unknown', bar: null });
  }
  const costs = [...whole, ...interest, ...(account ? [...account.overdrafts, ...account.cards] : [])];
  return {
    lines,
    rows: rowsOf(costs, average, principal),
    sources: [
      ...sourcesOf(costs),
      ...(account?.free ?? []).flatMap(({ freeInstalments }) => freeInstalments?.source ?? []),
      ...[average, account?.average].flatMap((one) => one?.average.source ?? []),
    ],
    links: linksOf(road),
  };
}

/** Why there is no price, and whom to ask: one short line. */
function unpriced({ kind, gap }: IllustratedRoad): string {
  return gap ? `${gapInWords(whose[kind], gap)} ${askWhom[kind]}` : askWhom[kind];
}

function pricedLine(costs: readonly PublishedCost[], interestAlone: readonly PublishedCost[]): RoadLine {
  const isWhole = costs.every((cost) => cost.isWhole);
  const words = [
    isWhole
      ? `La prețurile scrise de ${whoAndWhen(costs)}, cu comisioanele lor.`
      : `Numai dobânda, la prețurile scrise de ${whoAndWhen(costs)}; comisioanele nu le știm.`,
  ];
  if (interestAlone.length > 0) {
    const { low, high } = ends(interestAlone);
    words.push(`La ${lendersInWords(interestAlone)} știm numai dobânda: ${rangeInWords(low, high)}.`);
  }
  return lineOf(costs, words);
}

function averageLine({ average: { month, percentAYear }, cost }: AverageCost): RoadLine {
  return {
    words: [
      `Media băncilor, ${formatDate(month)}: DAE ${formatRate(percentAYear)}. Creditele mari trag mai mult în ea; unul mic costă de obicei peste medie.`,
    ],
    cost: formatMoney(wholeLei(cost)),
    look: 'old',
    bar: { low: cost, high: cost },
  };
}

function accountLines({ overdrafts, average, cards, free }: AccountWays): RoadLine[] {
  const lines: RoadLine[] = [];
  if (overdrafts.length > 0) {
    const words = [
      `Descoperit de cont, numai dobânda, dat înapoi treptat sau la sfârșit: prețurile scrise de ${whoAndWhen(overdrafts)}.`,
    ];
    if (average) {
      const { percentAYear, month } = average.average;
      words.push(
        `Media băncilor, ${formatDate(month)}: ${formatRate(percentAYear)} pe an, adică ${rangeInWords(average.low, average.high)}.`,
      );
    }
    lines.push(lineOf(overdrafts, words));
  }
  if (cards.length > 0) {
    const who = whoAndWhen(cards);
    lines.push(
      lineOf(cards, [`Card de credit, numai dobânda, după perioada de grație: prețurile scrise de ${who}.`]),
    );
  }
  const [first] = lines;
  if (first && free.length > 0) {
    const names = lendersInWords(free.map((lender) => ({ lender })));
    first.words.push(
      `La cumpărături, rate fără dobândă cu un card de la ${names}, dacă îl aveți și plătiți la timp.`,
    );
  }
  return lines;
}

function lineOf(costs: readonly PublishedCost[], words: string[]): RoadLine {
  const bar = ends(costs);
  return { words, cost: rangeInWords(bar.low, bar.high), look: 'old', bar };
}

function ends(costs: readonly PublishedCost[]): { low: Bani; high: Bani } {
  const all = costs.flatMap(({ prices }) => prices.map(({ cost }) => cost)).toSorted((a, b) => a - b);
  const low = all[0] ?? fromLei(0);
  return { low, high: all.at(-1) ?? low };
}

function whoAndWhen(costs: readonly PublishedCost[]): string {
  const when = agesInWords(costs.flatMap(({ prices }) => prices));
  return lendersInWords(costs) + (when === null ? ', pe pagini fără dată' : ` în ${when}`);
}

function rowsOf(costs: readonly PublishedCost[], average: AverageCost | null, principal: Bani): RoadRow[] {
  const rows = costs.map((cost) => rangeRow(costInWords(cost), ends([cost]), principal));
  const ofAll = average && row(averageInWords(average), wholeLei(average.cost), principal);
  const all = [...rows, ...(ofAll ? [ofAll] : [])];
  return all.length > 0 ? all : [row('niciun preț pentru cererea aceasta', null, principal)];
}

/** „BCR, credit de nevoi personale, octombrie 2026: 7,99–14,99% pe an, dobândă fixă; 200 de lei la început” */
function costInWords({ lender, prices }: PublishedCost): string {
  const when = agesInWords(prices) ?? 'fără dată';
  const fees = new Set(prices.map((price) => feesInWords(price)));
  return `${lender.lender}, ${lender.loan}, ${when}: ${ratesInWords(prices)}; ${[...fees].join(' sau ')}`;
}

function averageInWords({ average: { month, percentAYear } }: AverageCost): string {
  return `media băncilor, ${formatDate(month)}: DAE ${formatRate(percentAYear)}`;
}

/** The lenders whose prices are told, else those to ask, each once, to where its prices stand. */
function linksOf({ whole, interest, account, ask }: IllustratedRoad): RoadLink[] {
  const told = [...whole, ...interest, ...(account?.overdrafts ?? [])].map(({ lender }) => lender);
  const hrefs = new Map(
    (told.length > 0 ? told : ask).map(({ lender, page, priceList }) => [lender, priceList ?? page]),
  );
  return [...hrefs].map(([text, href]) => ({ text, href }));
}

function sourcesOf(costs: readonly PublishedCost[]): Source[] {
  return costs.flatMap(({ prices }) => prices.map(({ source }) => source));
}
