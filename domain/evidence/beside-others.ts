import { fromLei } from '#domain/money/bani.ts';
import type { Source } from '#domain/offers/source-schema.ts';
import { countNoun } from '#domain/text/count-noun.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { formatAsPrinted, formatNumber } from '#domain/text/format-number.ts';
import { formatMoney, moneyInSentence } from '#domain/text/format-money.ts';
import { sourceDates } from '#domain/text/source-dates.ts';
import { spanInWords } from '#domain/text/span-in-words.ts';
import type { EvidenceItem } from './evidence-item.ts';
import type { LenderEvidence } from './lender-evidence.ts';
import type { Product } from './product-schema.ts';

const kinds = {
  instalments: 'rate',
  'credit-line': 'linie de credit',
  'credit-card': 'card de credit',
} as const;
const units = { day: 'pe zi', year: 'pe an', flat: 'din suma împrumutată' } as const;
const terms = { days: ['zi', 'zile'], weeks: ['săptămână', 'săptămâni'], months: ['lună', 'luni'] } as const;

/**
 * Writes the facts of one lender beside those of lenders who print their amounts, as a Markdown table of three columns: the
 * question, the lender with the date of its source, the others. A missing fact becomes a question to the lender.
 * @param all all evidence by lender, this lender included
 */
export function besideOthers(lender: LenderEvidence, all: readonly LenderEvidence[]): string {
  const others = all.filter((one) => one.lender !== lender.lender && one.products.length > 0);
  const known = (of: (product: Product) => boolean) =>
    `scris la ${others.filter(({ products }) => products.some(of)).length} din ${others.length}`;
  const own = (say: (product: Product) => string | null, ask: string) =>
    listed(lender.products.map((product) => dated(say(product), sourceOf(lender, product)))) ?? ask;
  const rows = [
    [
      'Felul creditului',
      own(kindOf, ownLine(lender) ?? 'de confirmat: cum se dă înapoi și cât cel puțin o dată'),
      kindsOf(others),
    ],
    [
      'Suma cea mai mare',
      own(largestSum, printedSum(lender) ?? 'de întrebat: cât dă la primul credit?'),
      span(
        others,
        ({ sumsLei }) => sumsLei.max,
        (lei) => formatMoney(fromLei(lei)),
        formatNumber,
      ),
    ],
    [
      'Perioada cea mai lungă',
      own(
        ({ days }) => (days.max === 'unknown' ? null : spanInWords(days.max)),
        'de întrebat: în câte zile sau luni?',
      ),
      span(others, ({ days }) => days.max, spanInWords),
    ],
    [
      'Prețul',
      own(priceOf, 'de cerut: totalul în lei, pentru suma și ziua dumneavoastră'),
      known(({ interest }) => interest !== 'unknown'),
    ],
    [
      'Zile fără dobândă',
      own(
        ({ free }) => (free === null ? null : countNoun(free.days, 'zi', 'zile')),
        'dacă vi se promit: de cerut condiția, în scris',
      ),
      known(({ free }) => free !== null),
    ],
    ['Comisioane', own(feesOf, 'de cerut: lista lor, cu sumele'), known(({ fees }) => fees !== 'unknown')],
    ...testRow(lender, all),
  ];
  const head = [
    'Întrebarea',
    `La ${lender.name}`,
    `La alți ${countNoun(others.length, 'creditor', 'creditori')}`,
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kindOf({ kind, name }: Product): string {
  return kind === 'unknown' ? name : kinds[kind];
}

/** For a lender without products: the product whose amounts its own page prints. */
function ownLine({ items }: LenderEvidence): string | null {
  const item = items.find(printsSum);
  return item ? dated(item.product, item.source) : null;
}

function printedSum({ items }: LenderEvidence): string | null {
  const item = items.find(printsSum);
  const sum = item?.figures.find(({ measure }) => measure === 'largest-sum');
  return item && sum ? dated(formatMoney(fromLei(sum.value)), item.source) : null;
}

function printsSum({ tier, figures }: EvidenceItem): boolean {
  return tier === 'A' && figures.some(({ measure }) => measure === 'largest-sum');
}

function largestSum({ sumsLei: { max, newClientsMax } }: Product): string | null {
  if (max === 'unknown') return null;
  const first =
    newClientsMax === undefined ? '' : `, la primul credit ${formatMoney(fromLei(newClientsMax))}`;
  return `${formatMoney(fromLei(max))}${first}`;
}

function priceOf({ interest }: Product): string | null {
  return interest === 'unknown' ? null : `${formatAsPrinted(interest.percent)}% ${units[interest.per]}`;
}

function feesOf({ fees }: Product): string | null {
  if (fees === 'unknown') return null;
  return fees.length === 0 ? 'creditorul scrie că nu ia' : `scrie ${countNoun(fees.length, 'fel', 'feluri')}`;
}

function kindsOf(others: readonly LenderEvidence[]): string {
  const counted = Object.entries(kinds).flatMap(([kind, words]) => {
    const count = others.filter(({ products }) => products.some((product) => product.kind === kind)).length;
    return count > 0 ? [`${words} la ${count}`] : [];
  });
  return counted.join(', ') || 'nu scriu';
}

/** Writes „între 2 000 și 25 000 lei, la 9”: the minimum and maximum of the largest figure of each lender that prints one. */
function span(
  others: readonly LenderEvidence[],
  of: (product: Product) => number | 'unknown',
  inWords: (value: number) => string,
  beforeAnother: (value: number) => string = inWords,
): string {
  const largest = others.flatMap(({ products }) => {
    const values = products.map(of).filter((value) => value !== 'unknown');
    return values.length > 0 ? [Math.max(...values)] : [];
  });
  if (largest.length === 0) return 'nu scriu';
  const [least, most] = [Math.min(...largest), Math.max(...largest)];
  const words = least === most ? inWords(least) : `între ${beforeAnother(least)} și ${inWords(most)}`;
  return `${words}, la ${largest.length}`;
}

/** Compares the same loan in the same test of other lenders; empty where the lender was in none. */
function testRow(lender: LenderEvidence, all: readonly LenderEvidence[]): string[][] {
  const own = lender.items.find(isTest);
  if (!own || own.principalLei === 'unknown' || own.term === 'unknown' || own.source.date === null) return [];
  const costs = all
    .filter((one) => one.lender !== lender.lender)
    .flatMap(({ items }) => items.filter((item) => isTest(item) && isSameLoan(item, own)).map(costOf));
  if (costs.length === 0) return [];
  const [count, unit] = [own.term.count, terms[own.term.unit]];
  const loan = `${moneyInSentence(fromLei(own.principalLei))} pe ${countNoun(count, unit[0], unit[1])}`;
  const money = (lei: number) => formatMoney(fromLei(lei));
  return [
    [
      `Costul într-un test al altora, ${formatDate(own.source.date)}: ${loan}`,
      money(costOf(own)),
      `între ${formatNumber(Math.min(...costs))} și ${money(Math.max(...costs))}, la ${costs.length}`,
    ],
  ];
}

function isTest({ tier, source, figures }: EvidenceItem): boolean {
  return (
    tier === 'C' && source.name.startsWith('testul ') && figures.some(({ measure }) => measure === 'cost')
  );
}

function isSameLoan(one: EvidenceItem, other: EvidenceItem): boolean {
  return (
    one.principalLei === other.principalLei &&
    JSON.stringify(one.term) === JSON.stringify(other.term) &&
    one.source.date === other.source.date
  );
}

/** Returns the cost; of a figure whose last digits could not be read, the smaller one. */
function costOf({ figures }: EvidenceItem): number {
  return figures.find(({ measure }) => measure === 'cost')?.value ?? 0;
}

function sourceOf({ items }: LenderEvidence, { evidence }: Product): Source | undefined {
  return items.find(({ id }) => id === evidence)?.source;
}

/** Writes „20 000 lei (2018)”, „3 zile (fără dată, nov. 2026)” */
function dated(words: string | null, source: Source | undefined): string | null {
  if (words === null || !source) return words;
  if (source.date !== null) return `${words} (${formatDate(source.date)})`;
  // Breakable spaces: a phone's column is narrower than the words kept together elsewhere.
  return `${words} (fără dată, ${sourceDates(source).replaceAll('\u00a0', ' ')})`;
}

function listed(values: readonly (string | null)[]): string | null {
  return [...new Set(values.filter((value) => value !== null))].join('; ') || null;
}
